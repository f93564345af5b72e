import { useEffect, useState } from 'preact/hooks';
import { useLibrary } from '../../app/services';
import { setupTexts } from '../../app/state/texts';
import { useStartGame } from '../../app/useStartGame';
import { BackHome } from '../../kit/BackHome';
import { LanguageSwitch } from '../../kit/LanguageSwitch';
import { usePageState } from '../../kit/pageState';
import { ScoreBoardChoice, SideChoice } from './choices/BoardChoices';
import { FirstGameChoice } from './choices/FirstGameChoice';
import { SetupSeating } from './choices/SetupSeating';
import { settledOf } from './draft';
import { BeginnerChoice } from './people/BeginnerChoice';
import { PeopleList } from './people/PeopleList';
import { createSavedDraft } from './savedDraft';
import { createSetupState, SetupContext } from './setupState';
import './setup.css';

/** Who plays, and what: everything has an answer from the start, so that "Play" is always there to be pressed. */
export function Setup() {
  const { heading, play, fish } = setupTexts.value;
  const library = useLibrary();
  const startGame = useStartGame();
  // The draft outlives the screen even where the browser stores nothing.
  const saved = usePageState(createSavedDraft);
  const [state] = useState(() => createSetupState(saved, library));
  const { draft, change, announcement, isGuided } = state;
  useEffect(() => {
    saved.recallFrom(library);
  }, []);
  const start = async () => {
    await startGame(settledOf(draft.peek(), fish, isGuided.peek()));
    // A first game is one only once: the next is none unless the players say so again.
    if (draft.peek().isGuided === true) change({ ...draft.peek(), isGuided: null });
  };
  return (
    <SetupContext value={state}>
      <div class="setup">
        <header>
          <BackHome />
          <h1>{heading}</h1>
          <LanguageSwitch />
        </header>
        <main>
          <div class="whoSits">
            <PeopleList />
            <BeginnerChoice />
            <SetupSeating />
          </div>
          <div class="whatIsPlayed">
            <FirstGameChoice />
            {!isGuided.value && (
              <>
                <SideChoice />
                <ScoreBoardChoice />
              </>
            )}
          </div>
        </main>
        <footer>
          <button type="button" class="filled" onClick={start}>
            {play}
          </button>
        </footer>
        <div class="unseen" role="status">
          <p key={announcement.value}>{announcement.value.sentence}</p>
        </div>
      </div>
    </SetupContext>
  );
}
