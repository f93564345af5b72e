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

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4.5 7h15M4.5 12h15M4.5 17h15" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

/** All the way back to the beginning. */
export function RestartIcon() {
  return (
    <Icon>
      <path d="M5 5v14M20 6l-7 6 7 6M13 6l-5 6 5 6" />
    </Icon>
  );
}

/** Seen once more. */
export function PlayAgainIcon() {
  return (
    <Icon>
      <path d="M4.500 8.500A8.300 8.300 0 1 1 3.700 14M4 3.500v5.200h5.200M10 8.800v6.400l5.400-3.200Z" />
    </Icon>
  );
}

export function HelpIcon() {
  return (
    <Icon>
      <path d="M8.5 9a3.6 3.6 0 1 1 5.3 3.2c-1.3.7-1.8 1.4-1.8 2.8M12 19h.01" />
    </Icon>
  );
}

/** The small lamp that an anglerfish carries in front of it. */
export function HintIcon() {
  return (
    <Icon>
      <path d="M3.500 20.500C3.500 11 7 5.500 13 5.500" />
      <circle cx="16.500" cy="8" r="3.200" />
      <path d="M16.500 14.500v1.700M21.600 11.200l-1.300-.9M22.200 6.200l-1.500.4M11.900 12.300l1.100-1.100M18.900 2.500l-.7 1.400" />
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

/** A shell of sound with its waves; struck out when nothing is to be heard. */
export function SoundIcon({ isOn }: { readonly isOn: boolean }) {
  return (
    <Icon>
      <path d="M4 9.500v5h3.500L12 19V5L7.500 9.500Z" />
      {isOn ? (
        <path d="M15.500 9a4.300 4.300 0 0 1 0 6M18.300 6.300a8.200 8.200 0 0 1 0 11.400" />
      ) : (
        <path d="m16 9.500 5 5M21 9.500l-5 5" />
      )}
    </Icon>
  );
}
