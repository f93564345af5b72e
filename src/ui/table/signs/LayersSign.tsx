/** The sign of a level, as the marks on the luminos have it. */
export function LayersSign() {
  return (
    <svg class="layers" viewBox="-7 -7 14 14" aria-hidden="true">
      <path class="low" d="M0 0.400 6 3.200 0 6-6 3.200Z" />
      <path class="middle" d="M0-2.600 6 0.200 0 3-6 0.200Z" />
      <path class="high" d="M0-5.600 6-2.800 0 0-6-2.800Z" />
    </svg>
  );
}
