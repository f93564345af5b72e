import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { REGISTRY } from '../../../../i18n/languages';
import type { OpenedGame } from '../../../../store/library/gameOpener';
import { PANELS, type PanelProps } from '../../../app/panels';
import { language } from '../../../app/state/language';
import { tableTexts } from '../../../app/state/texts';
import { Overlay } from '../../../kit/Overlay';
import { useRepeatedTap } from '../../../kit/repeatedTap';
import { CloseIcon } from '../../../kit/signs/icons';
import { LogView } from '../../../story/LogView';
import { PointsView } from '../../../story/PointsView';
import { focusTurnStart } from '../focusTurnStart';
import { LessonList } from '../lessons/LessonList';
import type { PanelName, TableScreen } from '../tableScreen';
import { KeepWays } from './KeepWays';
import './sidePanel.css';

const NAMES: readonly PanelName[] = ['log', 'points', 'guide', 'settings'];

/** Everything to look up at any time: what happened, who leads by what, the rules, the settings. */
export function SidePanel({ screen, game }: { readonly screen: TableScreen; readonly game: OpenedGame }) {
  const isRepeatedTap = useRepeatedTap();
  const { panel } = screen;
  const words = tableTexts.value.screen;
  const shown = panel.value;
  if (shown === null) return null;
  const close = () => {
    panel.value = null;
  };
  // It lies on the button that opens the panel.
  const press = (event: MouseEvent) => isRepeatedTap(event) || close();
  return (
    <Overlay title={words.panels[shown]} look="sheet" close={close} focusAfter={() => focusTurnStart(screen)}>
      <button type="button" class="round closePanel" aria-label={words.close} title={words.close} onClick={press}>
        <CloseIcon />
      </button>
      <fieldset class="segments panelTabs">
        <legend class="unseen">{words.more}</legend>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => {
              panel.value = name;
            }}
          >
            {words.panelTabs[name]}
          </button>
        ))}
      </fieldset>
      {/* Not within what scrolls: the log opens at its end. */}
      {shown === 'log' && <KeepWays game={game} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section class="panelBody" key={shown} aria-label={words.panels[shown]} tabIndex={0}>
        {shown === 'log' && <LogView view={screen.view} />}
        {shown === 'points' && <PointsView view={screen.view} />}
        {shown === 'guide' && <LessonList screen={screen} />}
        {(shown === 'guide' || shown === 'settings') && <LazyPanel screen={screen} name={shown} />}
      </section>
    </Overlay>
  );
}

interface LazyPanelProps {
  readonly screen: TableScreen;
  readonly name: keyof typeof PANELS;
}

/** A panel of another screen, as soon as it is here. */
function LazyPanel({ screen: { table }, name }: LazyPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (panel: ComponentType<PanelProps> | 'failed') => {
      if (!isGone) setPanel(() => panel);
    };
    PANELS[name]().then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [name]);
  if (Panel === null) return null;
  if (Panel === 'failed')
    return <p>{name === 'guide' ? tableTexts.value.notices.guideNotLoaded : REGISTRY[language.value].notLoaded}</p>;
  return <Panel state={table.state.value} isSpecial={table.special.value === 'choosing'} />;
}
