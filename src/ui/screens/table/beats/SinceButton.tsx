import { beatsSince } from '../../../../store/table/beats';
import { storyTexts, tableTexts } from '../../../app/state/texts';
import { fishOf, usePeople } from '../../../boardScreen/people';
import { FishSign } from '../../../kit/fish/FishSign';
import { useFocusFallback } from '../../../kit/focus';
import { PlayAgainIcon } from '../../../kit/signs/icons';
import { doingsOf } from '../../../story/sinceLastTurn';
import { sentenceOf } from '../../../story/storySentences';
import { focusTurnStart } from '../focusTurnStart';
import type { TableScreen } from '../tableScreen';
import './sinceButton.css';

const TURN_STEPS: readonly string[] = ['offer', 'act', 'settle'];

/** Shows again what the others did since the last turn of the player to move, as long as their turn lasts. */
export function SinceButton({ screen }: { readonly screen: TableScreen }) {
  const { live, beats, announce } = screen;
  const people = usePeople();
  const focusFallback = useFocusFallback(() => focusTurnStart(screen));
  const { seat, step } = live.state.value;
  const others = TURN_STEPS.includes(step.type) && !live.isThinking.value ? beatsSince(live.past.value, seat) : [];
  if (others.length === 0) return null;
  const label = storyTexts.value.handover.seeSince;
  const tell = () => {
    const words = { table: tableTexts.peek(), story: storyTexts.peek(), people };
    const sentences = others.flatMap((other) => {
      return doingsOf(other.seat, other.made).items.map((item) => sentenceOf(words, other.seat, item));
    });
    announce(sentences.map(({ who, text }) => (who === null ? text : `${who} ${text}`)).join(' '));
  };
  return (
    <button
      type="button"
      class="outline sinceButton"
      ref={focusFallback}
      aria-label={label}
      title={label}
      onClick={() => {
        beats.show(others);
        tell();
      }}
    >
      <PlayAgainIcon />
      {others.map((other) => (
        <FishSign key={other.seat} fish={fishOf(people, other.seat)} />
      ))}
    </button>
  );
}
