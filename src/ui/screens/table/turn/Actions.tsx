import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { COLOURS } from '../../../../rules/data/luminos';
import type { GameState } from '../../../../rules/state';
import type { Intent } from '../../../../store/table/intent';
import { tableTexts } from '../../../app/state/texts';
import { useRepeatedTap } from '../../../kit/repeatedTap';
import { TokenSign } from '../../../kit/signs/GameSigns';
import { focusTurnStart } from '../focusTurnStart';
import { passOrAsk } from '../scoring/passing';
import type { TableScreen } from '../tableScreen';
import { type ActionPlace, placesOf } from './action';
import './actions.css';

/** What can be done by pressing a button, each in its own place for the whole step. Only the one next thing is filled. */
export function Actions({ screen }: { readonly screen: TableScreen }) {
  const { table, luminos } = screen;
  const texts = tableTexts.value;
  const group = screen.actions;
  const hadFocus = useRef(false);
  const state = table.state.value;
  const [beside, onward] = placesOf(texts, table);
  // A pressed button may be gone or quiet after what it did; then the keyboard focus goes to the hand, or stays nearby.
  // Not before the hand has been rendered, too.
  useEffect(() => {
    const { activeElement } = document;
    const isQuiet =
      activeElement instanceof HTMLElement &&
      activeElement.ariaDisabled === 'true' &&
      group.current?.contains(activeElement) === true;
    if (isQuiet) activeElement.blur();
    else if (!hadFocus.current || activeElement !== document.body) return;
    const lumino = state.step.type === 'settle' ? luminos.hand.current?.first : null;
    if (lumino) lumino.focus();
    else focusTurnStart(screen);
  }, [state]);
  const isThinking = table.isThinking.value && !screen.beats.isBlocking.value;
  const isBesideNext = beside.type === 'move' && beside.action.isNext;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      class="actions"
      role="group"
      aria-label={texts.screen.actions}
      tabIndex={-1}
      ref={group}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      {screen.isShowing.value ? null : isThinking ? (
        <HurryButton screen={screen} />
      ) : (
        <>
          <PlaceButton key={`${state.step.type} beside`} screen={screen} place={beside} isFilled={isBesideNext} />
          <PlaceButton key={`${state.step.type} onward`} screen={screen} place={onward} isFilled={!isBesideNext} />
        </>
      )}
    </div>
  );
}

/** A character moves: it can be hurried. A touch anywhere does the same. */
function HurryButton({ screen }: { readonly screen: TableScreen }) {
  return (
    <>
      <span />
      <button type="button" class="outline" onClick={() => screen.characters.hurry()}>
        <Words label={tableTexts.value.screen.hurry} />
      </button>
    </>
  );
}

interface PlaceProps {
  readonly screen: TableScreen;
  readonly place: ActionPlace;
  /** If it can be pressed at all. */
  readonly isFilled: boolean;
}

/** The same element whatever the place has to offer during a step: its focus stays, and nothing beside it moves. */
function PlaceButton({ screen, place, isFilled }: PlaceProps) {
  const { table } = screen;
  const isRepeatedTap = useRepeatedTap();
  const { intent, content, isNext } = contentOf(place, table.state.value);
  if (content === null) return <span />;
  return (
    <button
      type="button"
      class={isNext && isFilled ? 'filled' : 'outline'}
      aria-disabled={intent === null}
      onClick={(event) => {
        if (isRepeatedTap(event) || intent === null) return;
        if (intent.type === 'play' && intent.move.type === 'pass') passOrAsk(screen);
        else table.act(intent);
      }}
    >
      {content}
    </button>
  );
}

interface Content {
  /** What pressing it asks of the table; null: not now. */
  readonly intent: Intent | null;
  readonly content: ComponentChildren;
  readonly isNext: boolean;
}

function contentOf(place: ActionPlace, state: GameState): Content {
  const { screen } = tableTexts.value;
  switch (place.type) {
    case 'move': {
      const { move, label, price, isNext } = place.action;
      const sign =
        move.type === 'score' ? (
          <TokenSign colour={move.colour} side="coral" />
        ) : move.type === 'special' ? (
          <JellyfishToGive state={state} />
        ) : null;
      return { intent: { type: 'play', move }, content: <Words sign={sign} label={label} small={price} />, isNext };
    }
    case 'special': {
      const { isChoosing } = place;
      const content = isChoosing ? (
        <Words label={screen.specialEnd} />
      ) : (
        <Words sign={<JellyfishToGive state={state} />} label={screen.specialBegin} small={screen.specialMeans} />
      );
      return { intent: { type: 'beSpecial', isSpecial: !isChoosing }, content, isNext: false };
    }
    case 'quiet':
      return { intent: null, content: <Words label={place.label} small={place.why} />, isNext: false };
    case 'empty':
      return { intent: null, content: null, isNext: false };
  }
}

interface WordsProps {
  readonly sign?: ComponentChildren;
  readonly label: string;
  readonly small?: string | null;
}

function Words({ sign = null, label, small = null }: WordsProps) {
  return (
    <>
      {sign}
      <span>
        {label}
        {small !== null && <small>{small}</small>}
      </span>
    </>
  );
}

/** The token that a special action gives back, in its own colour. */
function JellyfishToGive({ state: { players, seat } }: { readonly state: GameState }) {
  const { tokens } = players[seat];
  const colour = COLOURS.find((each) => tokens[each] === 'jellyfish');
  return colour === undefined ? null : <TokenSign colour={colour} side="jellyfish" />;
}
