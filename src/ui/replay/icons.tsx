import type { ComponentChildren } from 'preact';

// Line drawings on a grid of 24, as those of the table.

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function FirstIcon() {
  return (
    <Icon>
      <path d="M6 5.5v13M18 5.5 10.5 12l7.5 6.5" />
    </Icon>
  );
}

export function PreviousTurnIcon() {
  return (
    <Icon>
      <path d="M12 5.5 5 12l7 6.5M19 5.5 12 12l7 6.5" />
    </Icon>
  );
}

export function PreviousMoveIcon() {
  return (
    <Icon>
      <path d="M15.5 5.5 8.5 12l7 6.5" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path class="solid" d="M8 5.5v13L18.5 12Z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path class="thick" d="M8.5 6v12M15.5 6v12" />
    </Icon>
  );
}

export function NextMoveIcon() {
  return (
    <Icon>
      <path d="M8.5 5.5 15.5 12l-7 6.5" />
    </Icon>
  );
}

export function NextTurnIcon() {
  return (
    <Icon>
      <path d="m5 5.5 7 6.5-7 6.5M12 5.5 19 12l-7 6.5" />
    </Icon>
  );
}

export function LastIcon() {
  return (
    <Icon>
      <path d="M18 5.5v13M6 5.5 13.5 12 6 18.5" />
    </Icon>
  );
}
