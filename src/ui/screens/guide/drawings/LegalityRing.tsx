const HATCH = 'guide-hatch';

interface Props {
  readonly shape: string;
  readonly isAllowed: boolean;
}

/** As at the table: a pale ring says yes; a red ring says no, and so do slanted lines, whatever colours one sees. */
export function LegalityRing({ shape, isAllowed }: Props) {
  return (
    <g class={isAllowed ? 'markYes' : 'markNo'}>
      {!isAllowed && <path d={shape} fill={`url(#${HATCH})`} />}
      <path class="halo" d={shape} />
      <path class="dark" d={shape} />
      <path class="ring" d={shape} />
    </g>
  );
}

/** What `LegalityRing` needs in its picture; the same in every one. */
export function LegalityHatch() {
  return (
    <defs>
      <pattern id={HATCH} width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0H24V24H0Z" fill="var(--refused-hatch)" fill-opacity=".25" />
        <path d="M5 0V24" stroke="var(--refused)" stroke-width="5" />
      </pattern>
    </defs>
  );
}
