import { computed, effect, type ReadonlySignal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../history/record';
import type { Opened, OpenedGame } from '../../../store/library/gameOpener';
import type { Route } from '../../app/address';
import { whenIdle } from '../../app/idle';
import { PANELS } from '../../app/panels';
import { useBoard, useGames } from '../../app/services';
import { guardLeaving, stepOffGuard } from '../../app/state/leaving';
import { isLeftHanded, seating } from '../../app/state/preferences';
import { becomeGame } from '../../app/state/route';
import { tableTexts, texts } from '../../app/state/texts';
import { tellGhost } from '../../boardScreen/boardScreen';
import { BoardHost } from '../../boardScreen/canvas/BoardHost';
import { facingOf } from '../../boardScreen/facing';
import { FieldGrid } from '../../boardScreen/grid/FieldGrid';
import { Later } from '../../boardScreen/Later';
import { Levels } from '../../boardScreen/Levels';
import { Lights } from '../../boardScreen/Lights';
import { PeopleContext } from '../../boardScreen/people';
import { Players } from '../../boardScreen/players/Players';
import { TurningSurface } from '../../boardScreen/TurningSurface';
import { Unreadable } from '../../boardScreen/Unreadable';
import { WholeReef } from '../../boardScreen/WholeReef';
import { useSyncEffect } from '../../kit/useSyncEffect';
import { useTableSound } from '../../sound/useTableSound';
import { BackAgain } from './BackAgain';
import { BeatCover } from './beats/BeatCover';
import { NextBanner } from './beats/NextBanner';
import { SinceButton } from './beats/SinceButton';
import { TurnRings } from './beats/TurnRings';
import { TurnStrip } from './beats/TurnStrip';
import { Ending } from './ending/Ending';
import { GestureHint } from './gestures/GestureHint';
import { BagNews } from './handover/BagNews';
import { Handover } from './handover/Handover';
import { HintCard } from './hint/HintCard';
import { HintGhosts } from './hint/HintGhosts';
import { createHints, followHint } from './hint/hints';
import { listenToHurry } from './hurrying';
import { listenToKeys } from './keys';
import { LessonCard, LessonSpoken } from './lessons/LessonCard';
import { LessonLights } from './lessons/LessonLights';
import { Consent } from './panel/Consent';
import { SidePanel } from './panel/SidePanel';
import { PassQuestion } from './scoring/PassQuestion';
import { PhaseBanner } from './scoring/PhaseBanner';
import { ScoredMoment } from './scoring/ScoredMoment';
import { Scoring } from './scoring/Scoring';
import { TableAnnouncements } from './TableAnnouncements';
import { TableTrouble } from './TableTrouble';
import { TopBar } from './TopBar';
import { createTableScreen, type TableScreen } from './tableScreen';
import { Actions } from './turn/Actions';
import { GhostBrings } from './turn/GhostBrings';
import { GhostBubble } from './turn/GhostBubble';
import { AtollRegion, DisplayRegion, HandRegion } from './turn/Trays';
import { Visit } from './Visit';
import { createReasons, listenToClose } from './why/asking';
import { WhyCard } from './why/WhyCard';
import '../../kit/signs/signs.css';
import '../../boardScreen/table.css';

/** The table with the game that the address asks for. */
export function Table({ route }: { readonly route: Route }) {
  const { openKept, openPosition } = useGames();
  const { openAhead } = useBoard();
  const [opened, setOpened] = useState<Opened | null>(() =>
    route.screen === 'table' ? openPosition(route.position) : null,
  );
  const isGone = useRef(false);
  const open = async (id: GameId | null, isTaking: boolean) => {
    if (id === null) return;
    const next = await openKept(id, isTaking);
    if (!isGone.current) setOpened(next);
    // The player has left by now: an open game would stay locked for all tabs, this one included.
    else if (next.ok) next.game.close();
  };
  const asked = route.screen === 'game' ? route.id : null;
  // Before the page is painted: there is nothing to see on it yet.
  useLayoutEffect(() => {
    open(asked, false);
    // While the game is being read.
    if (asked !== null) openAhead();
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => (opened?.ok ? opened.game.close : undefined), [opened]);
  if (opened === null) return <p class="waiting">{texts.value.loading}</p>;
  if (!opened.ok) return <Unreadable opened={opened} takeOver={() => open(asked, true)} />;
  const { id, isTaken } = opened.game;
  // A position has got its name since.
  if (isTaken.value) return <Unreadable opened={TAKEN} takeOver={() => open(id.peek(), true)} />;
  return <OpenTable game={opened.game} />;
}

const TAKEN = { ok: false, why: 'taken' } as const;

interface OpenProps {
  readonly game: OpenedGame;
  /** What else lies over the edge of the reef. */
  readonly card?: (screen: TableScreen) => ComponentChildren;
  readonly isShowing?: ReadonlySignal<boolean>;
}

export function OpenTable({ game, card, isShowing }: OpenProps) {
  const { record } = game;
  const screen = useMemo(() => createTableScreen(game.table, record, isShowing), [game]);
  const reasons = useMemo(() => createReasons(screen, game), [screen]);
  const hints = useMemo(() => createHints(screen, game), [screen]);
  const { table, live, beats, slots, noPicture, isCelebrating } = screen;
  useEffect(() => beats.run(), [beats]);
  useEffect(() => screen.lessons.run(), [screen]);
  useEffect(() => game.pacing.follow(screen.characters.pace), [screen]);
  useEffect(() => listenToHurry(screen), [screen]);
  useEffect(() => listenToClose(screen), [screen]);
  useEffect(() => followHint(screen), [screen]);
  useEffect(() => tellGhost(screen), [screen]);
  // Before a player asks for it: the network may be gone by then.
  useEffect(() => whenIdle(() => PANELS.settings().catch(() => {})), []);
  useEffect(() => listenToKeys(screen, hints), [screen]);
  useEffect(() => nameAddress(game), [game]);
  useEffect(() => guardGame(game), [game]);
  useTableSound(live.happening);
  // What lies beside the players may move without changing its size, which no observer notices.
  useSyncEffect(() => {
    table.state.value;
    table.shown.value;
    tableTexts.value;
    slots.remeasure();
  });
  const look = useComputed(() => {
    const { players, step } = table.state.value;
    const hand = isLeftHanded.value ? 'leftHanded' : '';
    const ceremony = isCelebrating.value ? 'celebrating' : '';
    return `table players${players.length} ${step.type} ${noPicture.value === null ? '' : 'plain'} ${hand} ${ceremony}`;
  });
  const explained = useComputed(() => screen.lessons.open.value?.shown.part);
  const facing = useComputed(() => {
    const { players, seat } = table.state.value;
    const isCharacter = players.map((_, each) => screen.isCharacter(each));
    return facingOf(seating.value, isCharacter, seat);
  });
  return (
    <PeopleContext.Provider value={record.people}>
      <TurningSurface facing={facing.value}>
        <main class={look} data-lesson={explained}>
          <h1 class="unseen">{tableTexts.value.screen.heading}</h1>
          <BoardHost screen={screen} />
          <TableTrouble game={game} />
          <TopBar screen={screen} hints={hints} />
          <div class="reefSlot" ref={slots.slot('reef')} />
          <Later>
            <FieldGrid screen={screen} />
          </Later>
          <Lights screen={screen} />
          <LessonLights screen={screen} />
          <Levels view={table} />
          <Visit screen={screen} />
          <SinceButton screen={screen} />
          <WholeReef screen={screen} />
          <GestureHint screen={screen} />
          <LessonCard screen={screen} />
          <AtollRegion screen={screen} />
          <Scoring screen={screen} />
          <div class="bottom">
            <DisplayRegion screen={screen} />
            <HandRegion screen={screen} />
            <Actions screen={screen} />
          </div>
          <Players screen={screen} reasons={reasons} />
          <WhyCard screen={screen} />
          <GhostBrings screen={screen} />
          <HintGhosts screen={screen} />
          <HintCard screen={screen} hints={hints} />
          {card?.(screen)}
          <GhostBubble screen={screen} />
          <BagNews screen={screen} />
          <TurnRings screen={screen} />
          <TurnStrip screen={screen} />
          <BeatCover screen={screen} />
          <NextBanner screen={screen} />
          <ScoredMoment screen={screen} />
          <PhaseBanner screen={screen} />
        </main>
        <Ending screen={screen} game={game} />
        <Handover screen={screen} />
        <SidePanel screen={screen} game={game} />
        <Consent screen={screen} />
        <PassQuestion screen={screen} />
        <TableAnnouncements screen={screen} />
        <LessonSpoken screen={screen} />
        <BackAgain screen={screen} />
      </TurningSurface>
    </PeopleContext.Provider>
  );
}

/** With its first move a position becomes a game of its own, and reloading or coming back leads to that. */
function nameAddress({ id }: OpenedGame): () => void {
  const known = id.peek();
  return effect(() => {
    if (id.value !== null && id.value !== known) becomeGame(id.value);
  });
}

/** Back asks first while there is a game to interrupt: a position is only looked at, and what is over cannot be. */
function guardGame({ id, table }: OpenedGame): () => void {
  const isOver = computed(() => table.state.value.step.type === 'over');
  const isNamed = computed(() => id.value !== null);
  return effect(() => {
    if (!isOver.value) return isNamed.value ? guardLeaving() : undefined;
    stepOffGuard();
    return undefined;
  });
}
