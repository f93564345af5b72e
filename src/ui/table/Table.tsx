import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Table as Game } from '../../store/table';
import { useWatch } from '../useWatch';
import { Actions } from './Actions';
import { BoardHost } from './BoardHost';
import { FieldGrid } from './FieldGrid';
import { GhostBubble } from './GhostBubble';
import { keepUp } from './keepUp';
import { listenToKeys } from './keys';
import { Levels } from './Levels';
import { LiveRegion } from './LiveRegion';
import { openTable } from './open';
import { Players } from './Players';
import { TopBar } from './TopBar';
import { AtollRegion, DisplayRegion, HandRegion } from './Trays';
import { createTableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { Unreadable } from './Unreadable';
import { Visit } from './Visit';
import { WholeReef } from './WholeReef';
import './signs/signs.css';
import './table.css';

/** The table with the game of that position, or with a new one. */
export function Table({ position }: { readonly position: string | null }) {
  const opened = useMemo(() => openTable(position), [position]);
  return opened.ok ? <OpenTable game={opened.table} /> : <Unreadable text={opened.text} at={opened.at} />;
}

function OpenTable({ game }: { readonly game: Game }) {
  const screen = useMemo(() => createTableScreen(game), [game]);
  const { slots, noPicture } = screen;
  useEffect(() => slots.watch(), [slots]);
  useEffect(() => listenToKeys(screen), [screen]);
  useEffect(() => keepUp(game), [game]);
  // What lies beside the players may move without changing its size, which no observer notices.
  useWatch(() => {
    game.state.value;
    game.shown.value;
    tableTexts.value;
    slots.remeasure();
  });
  const look = useComputed(() => {
    const { players, step } = game.state.value;
    return `table players${players.length} ${step.type} ${noPicture.value === null ? '' : 'plain'}`;
  });
  return (
    <main class={look}>
      <h1 class="unseen">{tableTexts.value.screen.heading}</h1>
      <BoardHost screen={screen} />
      <TopBar screen={screen} />
      <div class="reefSlot" ref={slots.slot('reef')} />
      <FieldGrid screen={screen} />
      <Levels table={game} />
      <Visit table={game} />
      <WholeReef screen={screen} />
      <AtollRegion screen={screen} />
      <div class="bottom">
        <DisplayRegion screen={screen} />
        <HandRegion screen={screen} />
        <Actions table={game} />
      </div>
      <Players screen={screen} />
      <GhostBubble screen={screen} />
      <LiveRegion screen={screen} />
    </main>
  );
}
