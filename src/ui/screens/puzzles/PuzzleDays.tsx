import { useEffect, useState } from 'preact/hooks';
import type { Day } from '../../../bots/puzzle/puzzle';
import { daysUpTo } from '../../../store/puzzle/days';
import type { Entry } from '../../../store/puzzle/puzzleBook';
import { isFound, isOver } from '../../../store/puzzle/tries';
import { useGames } from '../../app/services';
import { goToPuzzle } from '../../app/state/route';
import { puzzleTexts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { dayName } from '../../kit/dayName';
import { TurtleSign } from '../../kit/signs/GameSigns';
import '../../kit/signs/signs.css';
import './puzzleDays.css';

/** The puzzle of today, and those of the days before. Today's is looked for while this is read. */
export function PuzzleDays() {
  const { puzzles } = useGames();
  const texts = puzzleTexts.value;
  const [today] = useState(puzzles.today);
  useEffect(() => {
    // At the table it says what is wrong.
    puzzles.find(today).catch(() => {});
  }, [today]);
  const entry = puzzles.read(today);
  const tries = entry?.tries ?? [];
  const [, yesterday, ...earlier] = daysUpTo(today);
  return (
    <main class="puzzleDays">
      <BackHome />
      <header>
        <TurtleSign />
        <h1>{texts.heading}</h1>
      </header>
      <p class="about">{texts.about}</p>
      <section class="todays">
        <p>
          <b>{dayName(today)}</b>
          <State entry={entry} />
        </p>
        <button type="button" class="filled" onClick={() => goToPuzzle(today)}>
          {tries.length === 0 ? texts.play : isOver(tries) ? texts.look : texts.goOn}
        </button>
      </section>
      <ul class="rules">
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2>{texts.earlier}</h2>
      <ul class="days">
        <EarlierDay day={yesterday} name={texts.yesterday} entry={puzzles.read(yesterday)} />
        {earlier.map((day) => (
          <EarlierDay key={day} day={day} name={dayName(day)} entry={puzzles.read(day)} />
        ))}
      </ul>
    </main>
  );
}

interface DayProps {
  readonly day: Day;
  readonly name: string;
  readonly entry: Entry | null;
}

function EarlierDay({ day, name, entry }: DayProps) {
  return (
    <li>
      <button type="button" class="outline wide" onClick={() => goToPuzzle(day)}>
        <b>{name}</b>
        <State entry={entry} />
      </button>
    </li>
  );
}

function State({ entry }: { readonly entry: Entry | null }) {
  const { state } = puzzleTexts.value;
  const tries = entry?.tries ?? [];
  const found = tries.findIndex(isFound);
  if (tries.length === 0) return <span>{state.open}</span>;
  if (found >= 0) return <span class="done">{state.found(found + 1)}</span>;
  return <span>{isOver(tries) ? state.shown : state.tried(tries.length)}</span>;
}
