import { useLayoutEffect } from 'preact/hooks';
import { startGame } from '../games';
import { BackHome } from '../kit/BackHome';
import { settledOf } from '../screens/setup/draft';
import { Beginner } from '../screens/setup/people/BeginnerChoice';
import { People } from '../screens/setup/people/PeopleList';
import { LanguageSwitch } from '../settings/LanguageSwitch';
import { draft } from './keeping';
import { ScoreBoardChoice } from './ScoreBoardChoice';
import { SeatingChoice } from './SeatingChoice';
import { SideChoice } from './SideChoice';
import { said, say } from './saying';
import { setupTexts } from './texts';
import '../screens/setup/setup.css';

/** Who plays, and what: everything has an answer from the start, so that "Play" is always there to be pressed. */
export function Setup() {
  const { heading, play, fish } = setupTexts.value;
  // What was said on an earlier visit is no news.
  useLayoutEffect(() => say(''), []);
  return (
    <div class="setup">
      <header>
        <BackHome />
        <h1>{heading}</h1>
        <LanguageSwitch />
      </header>
      <main>
        <div class="whoSits">
          <People />
          <Beginner />
          <SeatingChoice />
        </div>
        <div class="whatIsPlayed">
          <SideChoice />
          <ScoreBoardChoice />
        </div>
      </main>
      <footer>
        <button type="button" class="filled" onClick={() => startGame(settledOf(draft.value, fish))}>
          {play}
        </button>
      </footer>
      <div class="unseen" role="status">
        <p key={said.value}>{said.value.sentence}</p>
      </div>
    </div>
  );
}
