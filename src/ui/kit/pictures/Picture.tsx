import type { ComponentChildren } from 'preact';
import './picture.css';

interface Props {
  readonly viewBox: string;
  /** What the picture shows, for those who cannot see it; without, it is only decoration. */
  readonly label: string | undefined;
  readonly children: ComponentChildren;
}

/** A drawing as wide as its place. */
export function Picture({ viewBox, label, children }: Props) {
  if (label === undefined) {
    return (
      <svg class="drawing" viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg class="drawing" viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
