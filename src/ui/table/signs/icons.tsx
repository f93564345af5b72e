import type { ComponentChildren } from 'preact';

// Line drawings on a grid of 24, for buttons that say their name to those who cannot see them.

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" />
    </Icon>
  );
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3" />
    </Icon>
  );
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="m3 11.5 9-8 9 8M5.5 9.5V20h4.7v-5.5h3.6V20h4.7V9.5" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 12h.01M12 12h.01M19 12h.01" class="dots" />
    </Icon>
  );
}

export function TurnIcon() {
  return (
    <Icon>
      <path d="M19.5 8.5A8.3 8.3 0 1 0 20.3 14M20 3.5v5.2h-5.2" />
    </Icon>
  );
}
