import { useMemo } from 'preact/hooks';
import { drawQr, QUIET_ZONE } from '../kit/share/qr';
import { shareTexts } from './texts';
import './qrCode.css';

/** Black on white, whatever the screen around it looks like: that is what cameras read best. */
export function QrCode({ link }: { readonly link: string }) {
  const drawing = useMemo(() => drawQr(link), [link]);
  const { qr, scan, tooLong } = shareTexts.value;
  if (drawing === null) return <p>{tooLong}</p>;
  const side = drawing.size + 2 * QUIET_ZONE;
  return (
    <figure class="qrCode">
      <svg viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} role="img" aria-label={qr}>
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} />
        <path d={drawing.path} />
      </svg>
      <figcaption>{scan}</figcaption>
    </figure>
  );
}
