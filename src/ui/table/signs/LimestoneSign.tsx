export function LimestoneSign() {
  return (
    <svg class="limestone" viewBox="0 0 24 24" aria-hidden="true">
      <path class="body" d="M4 9.5 9.5 4l7 .8L21 11l-2.5 7.5L10 21l-6.5-4.5Z" />
      <path class="pores" d="M9 10h.01M14.5 9h.01M12 14.5h.01M16.5 14.5h.01M8 15.5h.01" />
    </svg>
  );
}
