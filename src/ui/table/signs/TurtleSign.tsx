/** The turtle that marks the round. */
export function TurtleSign() {
  return (
    <svg class="turtleSign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        class="limbs"
        d="M19 10.5c2.3-.8 3.8.3 3.6 1.7-.2 1.3-1.9 1.9-3.8 1.2M7 7.5C5.5 5.500 5.500 4 7.300 4.200c1.600.2 3 1.600 3.500 3M15 7c1-1.800 2.500-2.700 3.700-2 1.200.8.5 2.500-1.200 3.700M7 16.500c-1.500 2-1.500 3.500.3 3.300 1.600-.2 3-1.600 3.500-3M15 17c1 1.800 2.500 2.700 3.700 2 1.200-.8.5-2.500-1.200-3.700M4.500 12H2"
      />
      <ellipse class="carapace" cx="12" cy="12" rx="7.500" ry="5.600" />
      <path class="plates" d="M9.500 9.500h5l2 2.500-2 2.500h-5l-2-2.500Z" />
    </svg>
  );
}
