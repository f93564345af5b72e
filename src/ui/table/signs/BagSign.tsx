export function BagSign() {
  return (
    <svg class="bagSign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="body" d="M9 7.5C5 10 3 13.5 3 16.8 3 20.5 6.5 22 12 22s9-1.5 9-5.2c0-3.3-2-6.8-6-9.3Z" />
      <path class="string" d="M8 7.5h8M9 7.5 7.5 3.5c1.5.8 2.5-.8 4.5-.8s3 1.6 4.5.8L15 7.5" />
    </svg>
  );
}
