export function OctopusSign() {
  return (
    <svg class="octopus" viewBox="0 0 24 24" aria-hidden="true">
      <path
        class="body"
        d="M12 2.5c-4 0-6.5 3-6.5 6.7 0 2.3.9 3.6.7 5-.3 1.8-3 1.6-3.7 3.8M12 2.5c4 0 6.5 3 6.5 6.7 0 2.3-.9 3.6-.7 5 .3 1.8 3 1.6 3.7 3.8M8.5 13.5c.4 3-1.7 4-2 7.5M15.5 13.5c-.4 3 1.7 4 2 7.5M12 14v7.5M6 10c0 3 2.5 5 6 5s6-2 6-5"
      />
      <path class="eyes" d="M9.5 9.5h.01M14.5 9.5h.01" />
    </svg>
  );
}
