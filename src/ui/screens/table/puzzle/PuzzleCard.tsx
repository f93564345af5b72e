import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldId } from '../../../../rules/data/hex';
import type { PuzzleGame } from '../../../../store/puzzle/puzzleGame';
import { isFound, MOST_TRIES } from '../../../../store/puzzle/tries';
import { locale } from '../../../app/state/language';
import { goTo } from '../../../app/state/route';
import { puzzleTexts, tableTexts } from '../../../app/state/texts';
import { NO_LIGHTS } from '../../../boardScreen/light';
import { fishOf, usePeople } from '../../../boardScreen/people';
import { dayName } from '../../../kit/dayName';
import { FishSign } from '../../../kit/fish/FishSign';
import { Segments } from '../../../kit/Segments';
import { TurtleSign } from '../../../kit/signs/GameSigns';
import { SourceSigns } from '../../../kit/signs/SourceSigns';
import { useClearSide } from '../clearSide';
import { focusTurnStart } from '../focusTurnStart';
import { WayPicture } from '../hint/HintCard';
import type { TableScreen } from '../tableScreen';
import { type PuzzleLine, puzzleLines, verdictOf } from './puzzleWords';
import '../why/whyCard.css';
import './puzzleCard.css';

interface Props {
  readonly screen: TableScreen;
  readonly puzzle: PuzzleGame;
}

/** What is asked, how it went, and in the end which turn is the best and why. While a turn is played it is out of the way. */
export function PuzzleCard({ screen, puzzle }: Props) {
  useLaidLights(screen, puzzle);
  useSpoken(screen, puzzle);
  switch (puzzle.stage.value) {
    case 'playing':
      return <Asking screen={screen} puzzle={puzzle} />;
    case 'measuring':
      return (
        <Card screen={screen} puzzle={puzzle} look="measuring">
          <p class="verdict">{puzzleTexts.value.measuring}</p>
          <progress value={puzzle.share.value} aria-label={puzzleTexts.value.measuring} />
        </Card>
      );
    case 'failed':
      return (
        <Card screen={screen} puzzle={puzzle} look="failed">
          <p class="verdict">{puzzleTexts.value.failed}</p>
          <AgainButton screen={screen} puzzle={puzzle} />
        </Card>
      );
    case 'told':
      return puzzle.isOver.value ? (
        <Solved screen={screen} puzzle={puzzle} />
      ) : (
        <Card screen={screen} puzzle={puzzle} look="told">
          <Verdict puzzle={puzzle} />
          <AgainButton screen={screen} puzzle={puzzle} />
          <Left puzzle={puzzle} />
        </Card>
      );
  }
}

function Card({
  screen,
  puzzle,
  look,
  children,
}: Props & { readonly look: string; readonly children: ComponentChildren }) {
  const card = useRef<HTMLElement>(null);
  const isAtTop = useClearSide(screen, laidFields(puzzle), card);
  // The button that was pressed is gone; the keyboard goes on here.
  useEffect(() => {
    if (look !== 'asking' && document.activeElement === document.body) card.current?.querySelector('button')?.focus();
  }, [look]);
  return (
    <section
      class={`whyCard puzzleCard ${look} ${isAtTop ? 'atTop' : ''}`}
      aria-label={puzzleTexts.value.heading}
      ref={card}
    >
      {children}
    </section>
  );
}

/** Until something is touched: the reef below it is what counts. */
function Asking({ screen, puzzle }: Props) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const close = () => setRead(true);
    const over = new AbortController();
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, close, { signal: over.signal });
    return () => over.abort();
  }, []);
  if (isRead || screen.table.past.value.length > 0) return null;
  return (
    <Card screen={screen} puzzle={puzzle} look="asking">
      <TurtleSign />
      <div>
        <p class="day">{dayName(puzzle.puzzle.day)}</p>
        <p class="verdict">{puzzleTexts.value.asks}</p>
      </div>
      <Left puzzle={puzzle} />
    </Card>
  );
}

/** As many drops as there are tries left. */
function Left({ puzzle: { tries } }: Pick<Props, 'puzzle'>) {
  const used = tries.value.length;
  return (
    <p class="left">
      <span class="drops" aria-hidden="true">
        {Array.from({ length: MOST_TRIES }, (_, index) => (
          <i key={index} class={index < used ? 'used' : ''} />
        ))}
      </span>
      {puzzleTexts.value.left(MOST_TRIES - used)}
    </p>
  );
}

function AgainButton({ screen, puzzle }: Props) {
  const again = () => {
    puzzle.tryAgain();
    focusTurnStart(screen);
  };
  return (
    <button type="button" class="filled" onClick={again}>
      {puzzleTexts.value.again}
    </button>
  );
}

function Verdict({ puzzle }: Pick<Props, 'puzzle'>) {
  const { title, sure } = verdictOf(puzzleTexts.value, locale.value, puzzle);
  return (
    <div class="outcome">
      <p class="verdict">{title}</p>
      {sure !== null && <p class="sure">{sure}</p>}
    </div>
  );
}

/** The best turn on the board, beside the own one, and why. */
function Solved({ screen, puzzle }: Props) {
  const texts = puzzleTexts.value;
  const last = puzzle.tries.value.at(-1);
  const isBest =
    last !== undefined && isFound(last) && JSON.stringify(last.moves) === JSON.stringify(puzzle.puzzle.best);
  const isOwn = puzzle.shownTurn.value === 'own' && last !== undefined;
  const [isWhyOpen, setWhyOpen] = useState(false);
  const lines = puzzleLines(tableTexts.value, texts, locale.value, puzzle);
  return (
    <Card screen={screen} puzzle={puzzle} look="solved">
      <Verdict puzzle={puzzle} />
      {!isBest && (
        <fieldset>
          <legend class="unseen">{texts.compare}</legend>
          <Segments values={['own', 'best']} names={texts.show} chosen={puzzle.shownTurn} choose={puzzle.show} />
        </fieldset>
      )}
      <div class="hintCard turnShown">
        <div class="way">
          <WayPicture state={puzzle.start} way={{ moves: isOwn ? last.moves : puzzle.puzzle.best }} />
        </div>
      </div>
      {lines.length > 0 && (
        <div class={`why ${isWhyOpen ? 'open' : ''}`}>
          <p>{texts.more}</p>
          <ul>
            {lines.map((line) => (
              <Line key={line.words} line={line} puzzle={puzzle} />
            ))}
          </ul>
        </div>
      )}
      <div class="onward">
        {lines.length > 0 && (
          <button type="button" class="outline askWhy" aria-expanded={isWhyOpen} onClick={() => setWhyOpen(!isWhyOpen)}>
            {texts.why}
          </button>
        )}
        <ChallengeButton puzzle={puzzle} />
        <button type="button" class="outline" onClick={() => goTo('puzzles')}>
          {texts.otherDays}
        </button>
      </div>
    </Card>
  );
}

function Line({ line, puzzle }: { readonly line: PuzzleLine; readonly puzzle: PuzzleGame }) {
  const people = usePeople();
  const { seat } = puzzle.game.table.state.value;
  return (
    <li class={line.points < 0 ? 'minus' : ''}>
      <span class="signs">
        {line.source.type === 'rival' ? (
          <FishSign fish={fishOf(people, 1 - seat)} />
        ) : (
          <SourceSigns source={line.source} />
        )}
      </span>
      <b>{line.amount}</b>
      <span>{line.words}</span>
    </li>
  );
}

type Dialog = ComponentType<{ readonly day: string; readonly onClose: () => void }>;

function ChallengeButton({ puzzle }: Pick<Props, 'puzzle'>) {
  const [Shown, setShown] = useState<Dialog | 'failed' | null>(null);
  const texts = puzzleTexts.value;
  const open = () =>
    import('./ChallengeDialog').then(
      ({ ChallengeDialog }) => setShown(() => ChallengeDialog),
      () => setShown('failed'),
    );
  return (
    <>
      <button type="button" class="outline" onClick={open}>
        {texts.challenge}
      </button>
      {Shown === 'failed' && <p role="status">{texts.dialog.notLoaded}</p>}
      {Shown !== null && Shown !== 'failed' && <Shown day={puzzle.puzzle.day} onClose={() => setShown(null)} />}
    </>
  );
}

/** Where the turn lays that lies on the table. */
function laidFields({ game, stage }: PuzzleGame): readonly FieldId[] {
  if (stage.value === 'playing') return [];
  return game.table.past.value.flatMap(({ move }) => (move.type === 'lay' ? [move.numberOn, move.otherOn] : []));
}

/** The turn that lies on the table can be told from what lay there before. */
function useLaidLights(screen: TableScreen, puzzle: PuzzleGame): void {
  const fields = laidFields(puzzle).join();
  useEffect(() => {
    if (fields === '') return;
    screen.shine(fields.split(',').map((field) => ({ field: Number(field), tone: 'point', label: null })));
    return () => screen.shine(NO_LIGHTS);
  }, [fields]);
}

function useSpoken(screen: TableScreen, puzzle: PuzzleGame): void {
  const stage = puzzle.stage.value;
  const isFirst = useRef(true);
  useEffect(() => {
    const texts = puzzleTexts.peek();
    if (stage === 'measuring') screen.announce(texts.measuring);
    else if (stage === 'failed') screen.announce(texts.failed);
    else if (stage === 'told') screen.announce(verdictOf(texts, locale.peek(), puzzle).title);
    else if (isFirst.current) screen.announce(texts.asks);
    isFirst.current = false;
  }, [stage]);
}
