import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { judgeDay } from '../../../../store/puzzle/days';
import type { Entry } from '../../../../store/puzzle/puzzleBook';
import { openPuzzle } from '../../../../store/puzzle/puzzleGame';
import type { Route } from '../../../app/address';
import { useGames } from '../../../app/services';
import { goTo } from '../../../app/state/route';
import { puzzleTexts } from '../../../app/state/texts';
import { BackHome } from '../../../kit/BackHome';
import { TurtleSign } from '../../../kit/signs/GameSigns';
import { OpenTable } from '../Table';
import { PuzzleCard } from './PuzzleCard';
import '../../../kit/signs/signs.css';
import './puzzleTable.css';

/** The puzzle of the day that the address asks for, at the table; until it is found, what there is to say instead. */
export function PuzzleTable({ route }: { readonly route: Route }) {
  const { puzzles } = useGames();
  const day = route.screen === 'puzzle' ? route.day : '';
  const [judged] = useState(() => judgeDay(day, puzzles.today()));
  const [entry, setEntry] = useState<Entry | 'failed' | null>(() => (judged === 'open' ? puzzles.read(day) : null));
  useEffect(() => {
    if (judged !== 'open' || entry !== null) return;
    let isGone = false;
    const show = (found: Entry | 'failed') => {
      if (!isGone) setEntry(found);
    };
    puzzles.find(day).then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [entry]);
  const texts = puzzleTexts.value;
  if (judged !== 'open') {
    const { title, says } = texts.noDay[judged];
    return (
      <Instead title={title} says={says}>
        <button type="button" class="filled" onClick={() => goTo('puzzles')}>
          {texts.heading}
        </button>
      </Instead>
    );
  }
  if (entry === 'failed')
    return (
      <Instead title={texts.notFound} says={texts.notFoundWhy}>
        <button type="button" class="filled" onClick={() => setEntry(null)}>
          {texts.tryAgainLater}
        </button>
      </Instead>
    );
  if (entry === null)
    return (
      <Instead title={texts.looking} says={texts.lookingHere}>
        <progress value={puzzles.progress.value} aria-label={texts.looking} />
      </Instead>
    );
  return <FoundPuzzle entry={entry} />;
}

function FoundPuzzle({ entry }: { readonly entry: Entry }) {
  const { puzzles } = useGames();
  const puzzle = useMemo(() => openPuzzle(entry, puzzles, () => puzzleTexts.value.noSpecial), [entry]);
  useEffect(() => puzzle.game.close, [puzzle]);
  const isShowing = useComputed(() => puzzle.stage.value !== 'playing');
  return (
    <OpenTable
      game={puzzle.game}
      isShowing={isShowing}
      card={(screen) => <PuzzleCard screen={screen} puzzle={puzzle} />}
    />
  );
}

interface InsteadProps {
  readonly title: string;
  readonly says: string;
  readonly children: ComponentChildren;
}

function Instead({ title, says, children }: InsteadProps) {
  return (
    <main class="puzzleInstead">
      <BackHome />
      <div class="middle">
        <TurtleSign />
        <h1>{title}</h1>
        <p>{says}</p>
        {children}
      </div>
    </main>
  );
}
