import { useEffect, useRef } from 'preact/hooks';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import { MotionSwitch } from '../settings/MotionSwitch';
import { MoreIcon } from './signs/icons';
import { tableTexts } from './texts';
import './menu.css';

/** What is set rarely. It closes with Escape and with a tap anywhere else. */
export function Menu() {
  const { more, language, motion } = tableTexts.value.screen;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const menu = element.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    addEventListener('pointerdown', closeBeside);
    return () => removeEventListener('pointerdown', closeBeside);
  }, []);
  const close = (event: KeyboardEvent) => {
    const menu = element.current;
    if (event.key !== 'Escape' || !menu?.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details class="menu" ref={element} onKeyDown={close}>
      <summary class="round" aria-label={more} title={more}>
        <MoreIcon />
      </summary>
      <div class="sheet">
        <p aria-hidden="true">{language}</p>
        <LanguageSwitch />
        <p aria-hidden="true">{motion}</p>
        <MotionSwitch />
      </div>
    </details>
  );
}
