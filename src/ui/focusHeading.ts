/** Those who listen hear what this screen is, and keys go on from its top; unless somebody is somewhere already. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
