import { useEffect, useRef } from 'preact/hooks';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import { MotionSwitch } from '../settings/MotionSwitch';
import { MoreIcon } from './signs/icons';
import { tableTexts } from './texts';
import './menu.css';

/** What is set rarely. It closes with Escape and with a tap anywhere else, which does nothing more. */
export function Menu() {
  const { more, language, motion } = tableTexts.value.screen;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not before the click: a finger's click goes to what lies there when it is lifted.
    const closeBeside = ({ target }: Event) => {
      const menu = element.current;
      if (menu?.open && target instanceof Element && target.closest('.menu > :not(.backdrop)') === null) {
        menu.open = false;
      }
    };
    addEventListener('click', closeBeside);
    return () => removeEventListener('click', closeBeside);
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
      <div class="backdrop" />
      <div class="sheet">
        <p aria-hidden="true">{language}</p>
        <LanguageSwitch />
        <p aria-hidden="true">{motion}</p>
        <MotionSwitch />
      </div>
    </details>
  );
}
