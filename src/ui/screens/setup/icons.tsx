import type { ComponentChildren } from 'preact';

// Line drawings on a grid of 24, for buttons that say their name to those who cannot see them.

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function GripIcon() {
  return (
    <Icon>
      <path class="dots" d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon>
      <path d="m6 14.5 6-6 6 6" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function LeaveIcon() {
  return (
    <Icon>
      <path d="m7 7 10 10M17 7 7 17" />
    </Icon>
  );
}

export function JoinIcon() {
  return (
    <Icon>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  );
}

/** A die: chance decides. */
export function LotIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path class="dots" d="M8.7 8.7h.01M15.3 8.7h.01M12 12h.01M8.7 15.3h.01M15.3 15.3h.01" />
    </Icon>
  );
}
