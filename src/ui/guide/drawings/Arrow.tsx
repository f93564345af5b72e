/** From what was to what will be. */
export function Arrow() {
  return (
    <svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12H20M14 6L20 12L14 18" />
    </svg>
  );
}
