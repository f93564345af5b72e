/**
 * Back to where the guide begins, in whatever scrolls it; nothing further out is moved. Measured in the layout, not on the
 * screen: the table may be turned to face somebody.
 */
export function scrollToStart(guide: HTMLElement): void {
  const scroller = scrollerOf(guide);
  const start = layoutTop(guide) - (scroller instanceof HTMLElement ? layoutTop(scroller) : 0);
  if (scroller.scrollTop > start) scroller.scrollTop = start;
}

/** A panel, or the page. */
function scrollerOf(guide: HTMLElement): Element {
  for (let each = guide.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

function layoutTop(element: HTMLElement): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}
