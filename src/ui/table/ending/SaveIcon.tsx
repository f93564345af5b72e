/** A picture, and an arrow that takes it along. */
export function SaveIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 19.500H4.500a1.500 1.500 0 0 1-1.500-1.500V5.500A1.500 1.500 0 0 1 4.500 4h13A1.500 1.500 0 0 1 19 5.500V10M3 15.500l4.500-4.500 5 4.800M14.500 8.500h.01M18 13v7.500M14.800 17.500l3.200 3.200 3.200-3.200" />
    </svg>
  );
}
