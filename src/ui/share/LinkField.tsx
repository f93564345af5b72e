import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { canSend, copyFrom, send } from './handOver';
import { shareTexts } from './texts';
import './linkField.css';

interface Props {
  readonly link: string;
  /** What else can be done. */
  readonly children: ComponentChildren;
}

/** The link itself, and what can be done with it here. */
export function LinkField({ link, children }: Props) {
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
          <button type="button" class="plain" onClick={passOn}>
            {texts.send}
          </button>
        )}
        {children}
      </div>
      <p role="status">{news !== null && texts[news]}</p>
    </div>
  );
}
