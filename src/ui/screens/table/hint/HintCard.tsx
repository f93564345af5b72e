import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Advice, Way } from '../../../../bots/advice';
import { withMinus } from '../../../../i18n/withMinus';
import { limestoneGain } from '../../../../rules/data/limestone';
import { scorings } from '../../../../rules/play/scoringPhase';
import { heightOf } from '../../../../rules/reef';
import type { GameState } from '../../../../rules/state';
import { tableTexts } from '../../../app/state/texts';
import { usePeople } from '../../../boardScreen/people';
import { useFocusFallback } from '../../../kit/focus';
import { LuminoPicture } from '../../../kit/pictures/LuminoPicture';
import { BagSign, LayersSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { CloseIcon, HintIcon } from '../../../kit/signs/icons';
import { SourceSigns } from '../../../kit/signs/SourceSigns';
import { useClearSide } from '../clearSide';
import type { TableScreen } from '../tableScreen';
import { offeredLimestone } from '../turn/action';
import type { Hints, ShownHint } from './hints';
import { hintTitle, matterSentence, subjectOf, wayLines, wayName, wayRest } from './hintWords';
import { fieldsSpokenOf, seeWay } from './seenWays';
import '../why/whyCard.css';
import './hintCard.css';

interface Props {
  readonly screen: TableScreen;
  readonly hints: Hints;
}

/** What a hint says, at the edge of the reef where it hides nothing that it speaks of. The live region says the same. */
export function HintCard({ screen, hints }: Props) {
  const shown = screen.hint.value;
  return shown === null ? null : <OpenCard screen={screen} hints={hints} shown={shown} />;
}

function OpenCard({ screen, hints, shown }: Props & { readonly shown: ShownHint }) {
  const { hint } = tableTexts.value;
  const card = useRef<HTMLElement>(null);
  const isAtTop = useClearSide(screen, fieldsSpokenOf(shown), card);
  const focusFallback = useFocusFallback(focusHintButton);
  return (
    <section class={`whyCard hintCard ${isAtTop ? 'atTop' : ''}`} aria-label={hint.name} ref={card}>
      <div class="says">
        <HintIcon />
        <Says screen={screen} hints={hints} shown={shown} />
      </div>
      <button
        type="button"
        class="iconButton"
        aria-label={hint.close}
        title={hint.close}
        ref={focusFallback}
        onClick={hints.close}
      >
        <CloseIcon />
      </button>
    </section>
  );
}

function Says({ screen, hints, shown }: Props & { readonly shown: ShownHint }) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { hint } = texts;
  const focusFallback = useFocusFallback(focusHintButton);
  if (!('advice' in shown)) return <p class="matter">{shown.step === 'asking' ? hint.thinking : hint.none}</p>;
  const { step, advice } = shown;
  return (
    <>
      {step === 'matters' ? (
        <p class="matter">{matterSentence(texts, people, advice.matter)}</p>
      ) : (
        <p class="title">
          <b>{hintTitle(texts, shown)}</b>
        </p>
      )}
      {step !== 'best' && (
        <button type="button" class="outline next" ref={focusFallback} onClick={hints.goOn}>
          {step === 'ways' ? hint.next.ways : hint.next.matters[subjectOf(advice)]}
        </button>
      )}
      {step === 'ways' && <Ways screen={screen} hints={hints} advice={advice} only={shown.only} />}
      {step === 'best' && <Best screen={screen} advice={advice} />}
    </>
  );
}

interface WaysProps extends Props {
  readonly advice: Advice;
  readonly only: number | null;
}

function Ways({ screen, hints, advice, only }: WaysProps) {
  const texts = tableTexts.value;
  const focusFallback = useFocusFallback(focusHintButton);
  return (
    <div class="ways" ref={focusFallback}>
      {advice.ways.map((way, number) => (
        <button
          type="button"
          key={number}
          class="way"
          aria-pressed={only === number}
          aria-label={texts.hint.show(number + 1, wayName(texts, way))}
          onClick={() => hints.showOnly(number)}
        >
          <b class="number">{number + 1}</b>
          <WayPicture state={screen.table.state.value} way={way} />
        </button>
      ))}
    </div>
  );
}

function Best({ screen, advice }: { readonly screen: TableScreen; readonly advice: Advice }) {
  const texts = tableTexts.value;
  const way = advice.ways[advice.best];
  const rest = wayRest(texts, way);
  return (
    <>
      <div class="way">
        <WayPicture state={screen.table.state.value} way={way} />
      </div>
      <ul>
        {wayLines(texts, way).map((line, index) => (
          <li key={index} class={line.points < 0 ? 'minus' : ''}>
            <span class="signs">
              <SourceSigns source={line.source} />
            </span>
            <b>{line.amount}</b>
            <span>{line.words}</span>
          </li>
        ))}
        {rest !== null && <li>{rest}</li>}
      </ul>
    </>
  );
}

/** What is offered, then what is taken for it; of what is in hand where it lies in height; or what is scored. */
export function WayPicture({ state, way }: { readonly state: GameState; readonly way: Pick<Way, 'moves'> }) {
  const { why } = tableTexts.value;
  const [first] = way.moves;
  if (first.type === 'pass') return <span>{why.wait}</span>;
  if (first.type === 'score') {
    const points = scorings(state).find(({ score }) => score.colour === first.colour)?.score.points ?? 0;
    return <Amount sign={<TokenSign colour={first.colour} side="coral" />} amount={`+${points}`} />;
  }
  const { offered, taken, isForLimestone, lays, discarded } = seeWay(way, 0);
  const limestone = offered === null ? limestoneGain(state).fitting : offeredLimestone(state, offered);
  const isInHand = taken.length === 0 && !isForLimestone;
  const kept = isInHand ? lays.map(({ lumino }) => lumino) : taken.filter((lumino) => !discarded.includes(lumino));
  return (
    <>
      {offered !== null && (
        <>
          <span class="thing offered">
            <LuminoPicture lumino={offered} />
          </span>
          <svg class="then" viewBox="0 0 12 24" aria-hidden="true">
            <path d="M3 6 9 12 3 18" />
          </svg>
        </>
      )}
      {kept.map((lumino) => (
        <span key={lumino} class="thing">
          <LuminoPicture lumino={lumino} />
        </span>
      ))}
      {isForLimestone && <Amount sign={<LimestoneSign />} amount={`+${limestone}`} />}
      {isInHand && lays.length > 0 && (
        <Amount sign={<LayersSign />} amount={`${heightOf(state.players[state.seat].reef, lays[0].numberOn) + 1}`} />
      )}
      {discarded.length > 0 && <Amount sign={<BagSign />} amount={withMinus(-discarded.length)} />}
    </>
  );
}

function Amount({ sign, amount }: { readonly sign: ComponentChildren; readonly amount: string }) {
  return (
    <span class="amount">
      {sign}
      <b>{amount}</b>
    </span>
  );
}

/** What has the focus in the card goes with its step: keys go on at the button that asks. */
function focusHintButton(): void {
  document.querySelector<HTMLElement>('.hintTool')?.focus();
}
