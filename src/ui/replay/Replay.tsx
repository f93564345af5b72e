import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Route } from '../app/address';
import { Levels } from '../boardScreen/Levels';
import { Lights } from '../boardScreen/Lights';
import { Place } from '../boardScreen/TurningSurface';
import { Unreadable } from '../boardScreen/Unreadable';
import { focusHeading } from '../focusHeading';
import { texts } from '../language';
import { GoOn } from '../screens/replay/GoOn';
import { listenToKeys } from '../screens/replay/keys';
import { type OpenedGame, openReplay, type WatchedGame } from '../screens/replay/open';
import { SeenAtoll, SeenDisplayAndHand } from '../screens/replay/SeenTrays';
import { Slider } from '../screens/replay/Slider';
import { Steps } from '../screens/replay/Steps';
import { movesToldAt, tell, tellNoStory } from '../screens/replay/stepStory';
import { Traces } from '../screens/replay/Traces';
import { soundTable } from '../sound/soundTable';
import { BoardHost } from '../table/BoardHost';
import { FieldGrid } from '../table/FieldGrid';
import { Players } from '../table/Players';
import { seatPeople } from '../table/people';
import { createTableScreen } from '../table/tableScreen';
import { tableTexts } from '../table/texts';
import { WholeReef } from '../table/WholeReef';
import { useWatch } from '../useWatch';
import { createPlaying } from './playing';
import { scoredLights } from './scoredLights';
import { replayTexts } from './texts';
import { Visited } from './Visited';
import { WatchLive } from './WatchLive';
import { WatchTop } from './WatchTop';
import { words } from './words';
import '../kit/signs/signs.css';
import '../boardScreen/table.css';
import '../screens/replay/playback.css';

/** The way that the game of the address took, step by step. */
export function Replay({ route }: { readonly route: Route }) {
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    openReplay(route.screen === 'replay' ? route.id : '').then((next) => {
      if (!isGone) setOpened(next);
    });
    return () => {
      isGone = true;
    };
  }, [route]);
  if (opened === null) return <p class="waiting">{texts.value.loading}</p>;
  return opened.ok ? <Watch game={opened.game} /> : <Unreadable opened={opened} />;
}

function Watch({ game: { id, title, record, watching, isShortened } }: { readonly game: WatchedGame }) {
  const { table, step } = watching;
  const screen = useMemo(() => {
    seatPeople(record.people);
    return createTableScreen(table);
  }, [table, record]);
  const playing = useMemo(() => createPlaying(watching), [watching]);
  const { slots, noPicture } = screen;
  useEffect(focusHeading, []);
  useEffect(() => slots.watch(), [slots]);
  useEffect(() => playing.watch(), [playing]);
  useEffect(() => listenToKeys(playing, screen), [playing, screen]);
  useEffect(() => soundTable(table.happening), [table]);
  // What lies beside the players may move without changing its size, which no observer notices.
  useWatch(() => {
    table.state.value;
    table.shown.value;
    tableTexts.value;
    slots.remeasure();
  });
  useWatch(() => screen.shine(scoredLights(movesToldAt(watching, step.value), table.shown.value)));
  const told = useComputed(() => (isShortened ? tellNoStory(words.value) : tell(words.value, watching, step.value)));
  const look = useComputed(() => {
    const { players } = table.state.value;
    return `table watching players${players.length} ${noPicture.value === null ? '' : 'plain'}`;
  });
  return (
    <Place facing={0}>
      <main class={look}>
        <h1 class="unseen">{replayTexts.value.heading}</h1>
        <BoardHost screen={screen} />
        <WatchTop watching={watching} id={id} told={told} />
        <div class="reefSlot" ref={slots.slot('reef')} />
        <FieldGrid screen={screen} />
        <Lights screen={screen} />
        <Traces screen={screen} watching={watching} />
        <Levels table={table} />
        <Visited watching={watching} />
        <WholeReef screen={screen} />
        <SeenAtoll screen={screen} />
        <div class="watchBottom">
          <SeenDisplayAndHand screen={screen} />
          <GoOn watching={watching} record={record} title={title} />
          <div class="watchBar">
            <Steps watching={watching} playing={playing} />
            <Slider watching={watching} playing={playing} told={told} />
          </div>
        </div>
        <Players screen={screen} />
      </main>
      <WatchLive screen={screen} watching={watching} told={told} />
    </Place>
  );
}
