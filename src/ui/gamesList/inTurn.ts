/** So many are done within one frame: with more of them, scrolling would stutter. */
const AT_ONCE = 2;

const waiting = new Set<() => void>();

/** Does something soon, when those before it are done; gives back what calls it off. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (waiting.size === 1) requestAnimationFrame(next);
  return () => {
    waiting.delete(work);
  };
}

function next(): void {
  for (const work of [...waiting].slice(0, AT_ONCE)) {
    work();
    waiting.delete(work);
  }
  if (waiting.size > 0) requestAnimationFrame(next);
}
