import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Made } from '../../../history/timeline';
import type { Seat } from '../../../rules/state';
import type { Playback } from '../../../store/table/playback';
import type { Route } from '../../app/address';
import { useGames } from '../../app/services';
import { replayTexts, restTexts, tableTexts, texts } from '../../app/state/texts';
import { createBoardScreen } from '../../boardScreen/boardScreen';
import { BoardHost } from '../../boardScreen/canvas/BoardHost';
import { FieldGrid } from '../../boardScreen/grid/FieldGrid';
import { Levels } from '../../boardScreen/Levels';
import { Lights } from '../../boardScreen/Lights';
import { type Light, NO_LIGHTS, scoringLights } from '../../boardScreen/light';
import { seatName } from '../../boardScreen/names';
import { PeopleContext, usePeople } from '../../boardScreen/people';
import { Players } from '../../boardScreen/players/Players';
import { TurningSurface } from '../../boardScreen/TurningSurface';
import { Unreadable } from '../../boardScreen/Unreadable';
import { WholeReef } from '../../boardScreen/WholeReef';
import { focusHeading } from '../../kit/focus';
import { useSyncEffect } from '../../kit/useSyncEffect';
import { useTableSound } from '../../sound/useTableSound';
import { createAutoplay } from './autoplay';
import { GoOn } from './GoOn';
import { listenToKeys } from './keys';
import { type OpenedGame, openReplay, type WatchedGame } from './open';
import { SeenAtoll, SeenDisplayAndHand } from './SeenTrays';
import { Slider } from './Slider';
import { Speeds } from './Speeds';
import { StepAnnouncements } from './StepAnnouncements';
import { Steps } from './Steps';
import { movesToldAt, tellNoStory, tellStep } from './stepStory';
import { Traces } from './Traces';
import { WatchTop } from './WatchTop';
import '../../boardScreen/visit.css';
import '../../kit/signs/signs.css';
import '../../boardScreen/table.css';
import './playback.css';

/** The way that the game of the address took, step by step. */
export function Replay({ route }: { readonly route: Route }) {
  const games = useGames();
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    openReplay(games, route.screen === 'replay' ? route.id : '').then((next) => {
      if (!isGone) setOpened(next);
    });
    return () => {
      isGone = true;
    };
  }, [route]);
  if (opened === null) return <p class="waiting">{texts.value.loading}</p>;
  if (!opened.ok) return <Unreadable opened={opened} />;
  return <Watch game={opened.game} plays={route.screen === 'replay' && route.plays === true} />;
}

interface WatchProps {
  readonly game: WatchedGame;
  /** From the beginning on, without being asked. */
  readonly plays: boolean;
}

function Watch({ game: { id, title, record, playback, isShortened }, plays }: WatchProps) {
  const { view, step } = playback;
  const { people } = record;
  const screen = useMemo(() => createBoardScreen(view, null), [view]);
  const playing = useMemo(() => createAutoplay(playback), [playback]);
  const { slots, noPicture } = screen;
  useEffect(focusHeading, []);
  useEffect(() => playing.watch(), [playing]);
  useEffect(() => {
    if (plays) playing.playOrPause();
  }, [playing]);
  useEffect(() => listenToKeys(playing, screen), [playing, screen]);
  useTableSound(view.happening);
  // What lies beside the players may move without changing its size, which no observer notices.
  useSyncEffect(() => {
    view.state.value;
    view.shown.value;
    tableTexts.value;
    slots.remeasure();
  });
  useSyncEffect(() => screen.shine(scoredLights(movesToldAt(playback, step.value), view.shown.value)));
  const told = useComputed(() => {
    const words = { ...restTexts.value, people };
    return isShortened ? tellNoStory(words) : tellStep(words, playback, step.value);
  });
  const look = useComputed(() => {
    const { players } = view.state.value;
    return `table watching players${players.length} ${noPicture.value === null ? '' : 'plain'}`;
  });
  return (
    <PeopleContext.Provider value={people}>
      <TurningSurface facing={0}>
        <main class={look}>
          <h1 class="unseen">{replayTexts.value.heading}</h1>
          <BoardHost screen={screen} />
          <WatchTop playback={playback} id={id} told={told} />
          <div class="reefSlot" ref={slots.slot('reef')} />
          <FieldGrid screen={screen} />
          <Lights screen={screen} />
          <Traces screen={screen} playback={playback} />
          <Levels view={view} />
          <Visited playback={playback} />
          <WholeReef screen={screen} />
          <SeenAtoll screen={screen} />
          <div class="watchBottom">
            <SeenDisplayAndHand screen={screen} />
            <GoOn id={id} playback={playback} record={record} title={title} />
            <div class="watchBar">
              <Steps playback={playback} playing={playing} />
              <Speeds playing={playing} />
              <Slider playback={playback} playing={playing} told={told} />
            </div>
          </div>
          <Players screen={screen} />
        </main>
        <StepAnnouncements screen={screen} playback={playback} told={told} />
      </TurningSurface>
    </PeopleContext.Provider>
  );
}

/** What lights do not ask about. */
const SCORED = { isOpen: false, limestone: { value: 0, fitting: 0 } };

/** Where the points came from that these moves scored in that reef. */
export function scoredLights(moves: readonly Made[], shown: Seat): readonly Light[] {
  for (const event of moves.flatMap(({ events }) => events)) {
    if (event.type === 'colourScored' && event.seat === shown) return scoringLights({ ...event, ...SCORED });
  }
  return NO_LIGHTS;
}

/** Whose the large reef is and, while it is not that of the player who moved, the way back. */
export function Visited({ playback: { view, mover } }: { readonly playback: Playback }) {
  const people = usePeople();
  const texts = tableTexts.value;
  const shown = view.shown.value;
  const { reefOf, backTo } = texts.screen;
  return (
    <div class="visit">
      <p>{reefOf(seatName(texts, people, shown))}</p>
      {shown !== mover.value && (
        <button type="button" class="outline" onClick={() => view.act({ type: 'enlarge', seat: mover.peek() })}>
          {backTo(seatName(texts, people, mover.value))}
        </button>
      )}
    </div>
  );
}
