import { useEffect, useState } from 'preact/hooks';
import type { OpenedGame } from '../../store/openGame';
import { CloseIcon } from '../kit/signs/icons';
import { topicFor } from '../screens/guide/topics';
import { Settings } from '../screens/settings/Settings';
import { KeepWays } from '../screens/table/panel/KeepWays';
import { LogView } from '../story/LogView';
import { Modal } from './Modal';
import { PointsView } from './story/PointsView';
import type { PanelName, TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { isTremble } from './tremble';
import '../screens/table/panel/sidePanel.css';

const NAMES: readonly PanelName[] = ['log', 'points', 'guide', 'settings'];

/** Everything to look up at any time: what happened, who leads by what, the rules, the settings. */
export function SidePanel({ screen, game }: { readonly screen: TableScreen; readonly game: OpenedGame }) {
  const { panel } = screen;
  const texts = tableTexts.value.screen;
  const shown = panel.value;
  if (shown === null) return null;
  const close = () => {
    panel.value = null;
  };
  // It lies on the button that opens the panel.
  const press = (event: MouseEvent) => isTremble(event) || close();
  return (
    <Modal title={texts.panels[shown]} look="sheet" close={close}>
      <button type="button" class="round closePanel" aria-label={texts.close} title={texts.close} onClick={press}>
        <CloseIcon />
      </button>
      <fieldset class="segments panelTabs">
        <legend class="unseen">{texts.more}</legend>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => {
              panel.value = name;
            }}
          >
            {texts.panelTabs[name]}
          </button>
        ))}
      </fieldset>
      {/* Not within what scrolls: the log opens at its end. */}
      {shown === 'log' && <KeepWays game={game} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section class="panelBody" key={shown} aria-label={texts.panels[shown]} tabIndex={0}>
        {shown === 'log' && <LogView screen={screen} />}
        {shown === 'points' && <PointsView screen={screen} />}
        {shown === 'guide' && <LazyGuide screen={screen} />}
        {shown === 'settings' && <Settings />}
      </section>
    </Modal>
  );
}

type GuideModule = typeof import('../guide/Guide');

/** The rules, opened at what matters right now. */
function LazyGuide({ screen: { table } }: { readonly screen: TableScreen }) {
  const [loaded, setLoaded] = useState<GuideModule | 'failed' | null>(null);
  useEffect(() => {
    import('../guide/Guide').then(setLoaded, () => setLoaded('failed'));
  }, []);
  const { notices } = tableTexts.value;
  if (loaded === null) return null;
  if (loaded === 'failed') return <p>{notices.guideNotLoaded}</p>;
  const { side, scoreBoard, step, players, seat } = table.state.value;
  const topic = topicFor(step.type, {
    isSpecial: table.special.value === 'choosing',
    isHandEmpty: players[seat].hand.length === 0,
  });
  return <loaded.Guide at={topic} side={side} scoreBoard={scoreBoard} headingLevel={3} />;
}
