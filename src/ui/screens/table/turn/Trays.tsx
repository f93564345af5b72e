import { useRef } from 'preact/hooks';
import type { Tray } from '../../../../board/layout';
import type { TableTexts } from '../../../../i18n/en/table/table';
import { COLOURS, type Colour, LUMINOS } from '../../../../rules/data/luminos';
import type { Table } from '../../../../store/table/table';
import { tableTexts } from '../../../app/state/texts';
import { type LuminoCaption, LuminoList } from '../../../boardScreen/grid/LuminoList';
import { BagSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { TurnIcon } from '../../../kit/signs/icons';
import type { TableScreen } from '../tableScreen';
import { offeredLimestone, offerThen } from './action';
import { Stones } from './stones/Stones';
import './offerSigns.css';
import './turnButton.css';
import '../../../boardScreen/trays.css';

interface Props {
  readonly screen: TableScreen;
}

/** The atoll, and the bag beside it. */
export function AtollRegion({ screen }: Props) {
  const { atoll, bag } = tableTexts.value.screen;
  const { supply } = screen.table.state.value;
  return (
    <section class="atoll" aria-label={atoll}>
      <Heading screen={screen} place="atoll" name={atoll} />
      <div class={slotLook(screen, 'atoll')} ref={screen.slots.slot('atoll')} />
      <List screen={screen} place="atoll" label={atoll} />
      <p class="bag">
        <span class="bagSlot" ref={screen.slots.slot('bag')}>
          <BagSign />
        </span>
        {bag(supply.bag.length)}
      </p>
    </section>
  );
}

/** The display of the player to move. */
export function DisplayRegion({ screen }: Props) {
  const { display } = tableTexts.value.screen;
  // While everyone looks at something, such as the deal, nothing is offered yet.
  const caption = screen.beats.isBlocking.value ? null : offerCaption(tableTexts.value, screen.table);
  return (
    <section class="display" aria-label={display}>
      <Heading screen={screen} place="display" name={display} />
      <div class="displayTray" ref={screen.slots.slot('displayTray')}>
        <div class="slot" ref={screen.slots.slot('display')} />
      </div>
      <List screen={screen} place="display" label={display} caption={caption} />
    </section>
  );
}

/** The hand of the player to move. */
export function HandRegion({ screen }: Props) {
  const { hand } = tableTexts.value.screen;
  return (
    <section class="hand" aria-label={hand}>
      <Heading screen={screen} place="hand" name={hand} />
      <Stones screen={screen} />
      <div class={slotLook(screen, 'hand')} ref={screen.slots.slot('hand')} />
      <List screen={screen} place="hand" label={hand} />
      <TurnButton table={screen.table} />
    </section>
  );
}

/** While a lumino is dragged, a place that would take it says so. */
function slotLook({ table }: TableScreen, place: 'atoll' | 'hand'): string {
  return table.takers.value.includes(place) ? 'slot taker' : 'slot';
}

/** What lies there is called, and what it is for right now. */
function Heading({ screen, place, name }: Props & { readonly place: Tray['place']; readonly name: string }) {
  const { table, beats } = screen;
  // While everyone looks at something, they are for nothing.
  const hint = beats.isBlocking.value ? null : captionFor(tableTexts.value, table, place);
  return (
    <h2>
      {name}
      {hint !== null && (
        <>
          <span class="unseen">: </span>
          <span class="hint">{hint}</span>
        </>
      )}
    </h2>
  );
}

interface ListProps extends Props {
  readonly place: Tray['place'];
  readonly label: string;
  readonly caption?: LuminoCaption | null;
}

function List({ screen, place, label, caption = null }: ListProps) {
  const { layout, table } = screen;
  const { seat } = table.state.value;
  const tray = layout.value.trays.find((each) => each.place === place && (each.seat === null || each.seat === seat));
  return tray === undefined || tray.slots.length === 0 ? null : (
    <LuminoList
      screen={screen}
      seat={table}
      tray={tray}
      label={label}
      caption={caption}
      buttons={screen.luminos[place]}
    />
  );
}

/** While a lumino is to be offered: what each would bring. */
function offerCaption(texts: TableTexts, table: Table): LuminoCaption | null {
  const state = table.state.value;
  if (state.step.type !== 'offer' || table.special.value === 'choosing' || table.isThinking.value) return null;
  return (lumino) => ({
    words: offerThen(texts, state, lumino),
    signs: <OfferSigns limestone={offeredLimestone(state, lumino)} colour={LUMINOS[lumino].colour} />,
  });
}

/** So much limestone, and then nothing of that colour. */
function OfferSigns({ limestone, colour }: { readonly limestone: number; readonly colour: Colour }) {
  return (
    <>
      <LimestoneSign />
      {limestone}
      <span class="struck">
        <TokenSign colour={colour} side="coral" />
      </span>
    </>
  );
}

/** What the luminos of that place are for right now, if they are for anything. */
function captionFor(
  { screen: { hints } }: TableTexts,
  table: Table,
  place: 'atoll' | 'display' | 'hand',
): string | null {
  const { step, atoll, players, seat } = table.state.value;
  if (table.isThinking.value) return null;
  if (table.special.value === 'choosing') return place === 'hand' ? null : hints.special;
  // Nothing lies there yet: what will.
  if (step.type === 'start') return { hand: hints.start, atoll: hints.startAtoll, display: hints.startDisplay }[place];
  if (place === 'hand') return step.type === 'settle' && players[seat].hand.length > 0 ? hints.lay : null;
  if (place === 'display') {
    const isToOffer = step.type === 'offer' && table.chosen.value.length === 0;
    return isToOffer ? hints.offer : step.type === 'act' ? hints.takeOne : null;
  }
  if (step.type !== 'act') return null;
  const takeable = table.pickable.value
    .filter((lumino) => atoll.includes(lumino))
    .map((lumino) => LUMINOS[lumino].colour);
  const colours = COLOURS.filter((colour) => takeable.includes(colour));
  return colours.length === 0 ? hints.takeNone : hints.takeMore(colours);
}

/** A click within this time after a pointer event belongs to the same tap. */
const SAME_TAP_MS = 500;

/** Turns the lumino in hand. While one finger drags it, another may tap here. */
function TurnButton({ table }: { readonly table: Table }) {
  const { turn } = tableTexts.value.screen;
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  if (table.held.value === null) return null;
  return (
    <button
      type="button"
      class="round turnButton"
      aria-label={turn}
      title={turn}
      // A second finger makes no click: browsers click with the first one only.
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        touchedAt.current = event.timeStamp;
        table.act({ type: 'turn' });
      }}
      onPointerUp={(event) => {
        touchedAt.current = event.timeStamp;
      }}
      // Without this a second tap zooms the page on iPads, whatever touch-action says.
      onTouchEnd={(event) => {
        if (event.cancelable) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.timeStamp - touchedAt.current > SAME_TAP_MS) table.act({ type: 'turn' });
      }}
    >
      <TurnIcon />
    </button>
  );
}
