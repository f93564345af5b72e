import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { GameRecord } from '../../../history/record';
import { shareGame } from '../../../store/library/sharing';
import { shareTexts } from '../../app/state/texts';
import { Overlay } from '../Overlay';
import { isOnlyHere, linkTo } from './link';
import { drawQr, QUIET_ZONE } from './qr';
import './shareDialog.css';

interface Props {
  readonly record: GameRecord;
  readonly onClose: () => void;
}

/** A game to pass on: as a link, and as a picture of that link for the camera of another device. */
export function ShareDialog({ record, onClose }: Props) {
  const texts = shareTexts.value;
  const link = useMemo(() => {
    const code = shareGame(record);
    return code === null ? null : linkTo(location, code);
  }, [record]);
  const closing = (
    <button type="button" class="outline tall" onClick={onClose}>
      {texts.close}
    </button>
  );
  return (
    // Over the whole window; at the table, which is turned, over the table.
    <div class="sharing">
      <Overlay title={texts.title} look="card" close={onClose}>
        {link === null ? (
          <>
            <p>{texts.noLink}</p>
            <div class="choices">{closing}</div>
          </>
        ) : (
          <div class="ways">
            <div class="saying">
              <p>{texts.holds}</p>
              <p>{texts.copyOfIt}</p>
              {isOnlyHere(location.hostname) && <p class="onlyHere">{texts.onlyHere(location.hostname)}</p>}
              <LinkField link={link}>{closing}</LinkField>
            </div>
            <QrCode link={link} />
          </div>
        )}
      </Overlay>
    </div>
  );
}

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

interface LinkFieldProps {
  readonly link: string;
  /** What else can be done. */
  readonly children: ComponentChildren;
}

/** The link itself, and what can be done with it here. */
export function LinkField({ link, children }: LinkFieldProps) {
  const texts = shareTexts.value;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState<'copied' | 'notCopied' | 'sent' | 'notSent' | null>(null);
  const copy = async () => {
    if (field.current) setNews((await copyFrom(field.current)) ? 'copied' : 'notCopied');
  };
  const passOn = async () => {
    const outcome = await send(link);
    setNews(outcome === 'cancelled' ? null : outcome === 'sent' ? 'sent' : 'notSent');
  };
  return (
    <div class="linkField">
      <label for={id}>{texts.link}</label>
      <input
        ref={field}
        id={id}
        type="text"
        readOnly
        value={link}
        spellcheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="doings">
        <button type="button" class="filled" onClick={copy}>
          {texts.copy}
        </button>
        {canSend(link) && (
          <button type="button" class="outline tall" onClick={passOn}>
            {texts.send}
          </button>
        )}
        {children}
      </div>
      <p role="status">{news !== null && texts[news]}</p>
    </div>
  );
}

/** Copies what the field holds. Whether it worked; if not, it is selected, so that it can be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // There is no clipboard but in secure contexts, and a tablet may reach us by a plain address in the local network.
    field.focus();
    field.select();
    return isCopiedTheOldWay();
  }
}

function isCopiedTheOldWay(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

export function canSend(link: string): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ url: link }) ?? true);
}

/** Lets the players choose an app that takes the link. */
export async function send(link: string): Promise<'sent' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ url: link });
    return 'sent';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
