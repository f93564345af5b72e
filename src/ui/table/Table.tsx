import { computed, effect, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../history/record';
import { type Opened, type OpenedGame, openKept, openPosition } from '../../store/openGame';
import type { Route } from '../app/address';
import { guardLeaving, stepOffGuard } from '../app/state/leaving';
import { becomeGame } from '../app/state/route';
import { facingOf } from '../boardScreen/facing';
import { Levels } from '../boardScreen/Levels';
import { Lights } from '../boardScreen/Lights';
import { Place } from '../boardScreen/TurningSurface';
import { Unreadable } from '../boardScreen/Unreadable';
import { texts } from '../language';
import { BackAgain } from '../screens/table/BackAgain';
import { listenToKeys } from '../screens/table/keys';
import { Consent } from '../screens/table/panel/Consent';
import { TableTrouble } from '../screens/table/TableTrouble';
import { TopBar } from '../screens/table/TopBar';
import { GhostBubble } from '../screens/table/turn/GhostBubble';
import { isLeftHanded } from '../settings/hand';
import { seating } from '../settings/seating';
import { soundTable } from '../sound/soundTable';
import { useWatch } from '../useWatch';
import { Actions } from './Actions';
import { BoardHost } from './BoardHost';
import { Ending } from './ending/Ending';
import { FieldGrid } from './FieldGrid';
import { LiveRegion } from './LiveRegion';
import { Players } from './Players';
import { seatPeople } from './people';
import { Scorings } from './Scorings';
import { SidePanel } from './SidePanel';
import { BagNews } from './story/BagNews';
import { Handover } from './story/Handover';
import { AtollRegion, DisplayRegion, HandRegion } from './Trays';
import { createTableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { Visit } from './Visit';
import { WholeReef } from './WholeReef';
import '../kit/signs/signs.css';
import '../boardScreen/table.css';

/** The table with the game that the address asks for. */
export function Table({ route }: { readonly route: Route }) {
  const [opened, setOpened] = useState<Opened | null>(() =>
    route.screen === 'table' ? openPosition(route.position) : null,
  );
  const isGone = useRef(false);
  const open = async (id: GameId | null, isTaking: boolean) => {
    if (id === null) return;
    const next = await openKept(id, isTaking);
    if (!isGone.current) setOpened(next);
    // Whoever has left by now would keep it from everyone, themselves included.
    else if (next.ok) next.game.close();
  };
  const asked = route.screen === 'game' ? route.id : null;
  useEffect(() => {
    open(asked, false);
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

function OpenTable({ game }: { readonly game: OpenedGame }) {
  const { table, record } = game;
  const screen = useMemo(() => {
    seatPeople(record.people);
    return createTableScreen(table);
  }, [table, record]);
  const { slots, noPicture, panel, question, isResultOpen } = screen;
  useEffect(() => slots.watch(), [slots]);
  useEffect(() => listenToKeys(screen), [screen]);
  useEffect(() => nameAddress(game), [game]);
  useEffect(() => guardGame(game), [game]);
  useEffect(() => soundTable(table.happening), [table]);
  // What lies beside the players may move without changing its size, which no observer notices.
  useWatch(() => {
    table.state.value;
    table.shown.value;
    tableTexts.value;
    slots.remeasure();
  });
  const look = useComputed(() => {
    const { players, step } = table.state.value;
    const hand = isLeftHanded.value ? 'leftHanded' : '';
    return `table players${players.length} ${step.type} ${noPicture.value === null ? '' : 'plain'} ${hand}`;
  });
  const facing = useComputed(() => {
    const { players, seat } = table.state.value;
    return facingOf(seating.value, players.length, seat);
  });
  const isCovered = useComputed(
    () => table.isArriving.value || panel.value !== null || question.value !== null || isResultOpen.value,
  );
  return (
    <Place facing={facing.value}>
      <main class={look} inert={isCovered}>
        <h1 class="unseen">{tableTexts.value.screen.heading}</h1>
        <BoardHost screen={screen} />
        <TableTrouble game={game} />
        <TopBar screen={screen} />
        <div class="reefSlot" ref={slots.slot('reef')} />
        <FieldGrid screen={screen} />
        <Lights screen={screen} />
        <Levels table={table} />
        <Visit table={table} />
        <WholeReef screen={screen} />
        <AtollRegion screen={screen} />
        <div class="bottom">
          <DisplayRegion screen={screen} />
          <HandRegion screen={screen} />
          <Scorings screen={screen} />
          <Actions table={table} />
        </div>
        <Players screen={screen} />
        <GhostBubble screen={screen} />
        <BagNews screen={screen} />
      </main>
      <Ending screen={screen} game={game} />
      <Handover screen={screen} />
      <SidePanel screen={screen} game={game} />
      <Consent screen={screen} />
      <LiveRegion screen={screen} />
      <BackAgain screen={screen} />
    </Place>
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
