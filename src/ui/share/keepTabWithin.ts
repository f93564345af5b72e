/** What lies behind a dialog is not always inert: from its last control Tab goes on to its first, and back. */
export function keepTabWithin(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const isAtEnd = document.activeElement === last;
  // The heading has the focus first, and nothing lies before it.
  const isBeforeAll = event.shiftKey && !controls.some((control) => control === document.activeElement);
  if (!isAtEnd && !isBeforeAll) return;
  event.preventDefault();
  first?.focus();
}
