import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../../store/table';
import { type Action, actionOf } from './action';
import { TokenSign } from './signs/TokenSign';
import { focusBeginning } from './story/focusBeginning';
import { tableTexts } from './texts';
import './actions.css';

/** What can be done now by pressing a button. Only the one next thing is filled. */
export function Actions({ table }: { readonly table: Table }) {
  const texts = tableTexts.value;
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const state = table.state.value;
  const actions = table.moves.value.map((move) => actionOf(texts, state, move, table.canLay.value));
  const next = actions.find(({ isNext }) => isNext);
  // A pressed button may be gone with what it did; whoever uses the keyboard goes on with the hand, or stays nearby.
  // Not before the hand has been rendered, too.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const lumino = document.querySelector<HTMLElement>('.settle .hand .luminos button');
    if (lumino === null) focusBeginning();
    else lumino.focus();
  }, [actions]);
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
      <SpecialButton table={table} />
      {actions.map((action) => (
        <ActionButton key={action.move.type} table={table} action={action} isFilled={action === next} />
      ))}
    </div>
  );
}

interface ButtonProps {
  readonly table: Table;
  readonly action: Action;
  readonly isFilled: boolean;
}

/** A finger that taps twice within so many milliseconds meant it once: another button may lie there by now. */
const TREMBLE = 600;
let tappedAt = Number.NEGATIVE_INFINITY;

function ActionButton({ table, action: { move, label, price }, isFilled }: ButtonProps) {
  const press = ({ detail, timeStamp }: MouseEvent) => {
    const isTap = detail > 0;
    if (isTap && timeStamp - tappedAt < TREMBLE) return;
    if (isTap) tappedAt = timeStamp;
    table.play(move);
  };
  return (
    <button type="button" class={isFilled ? 'filled' : 'quiet'} onClick={press}>
      {move.type === 'score' && <TokenSign colour={move.colour} side="coral" />}
      {move.type === 'special' && <TokenSign colour="pink" side="jellyfish" />}
      <span>
        {label}
        {price !== null && <small>{price}</small>}
      </span>
    </button>
  );
}

/** The way into a special action, and out of it. */
function SpecialButton({ table }: { readonly table: Table }) {
  const { specialBegin, specialMeans, specialEnd } = tableTexts.value.screen;
  switch (table.special.value) {
    case 'no':
      return null;
    case 'possible':
      return (
        <button type="button" class="quiet" onClick={() => table.beSpecial(true)}>
          <TokenSign colour="pink" side="jellyfish" />
          <span>
            {specialBegin}
            <small>{specialMeans}</small>
          </span>
        </button>
      );
    case 'choosing':
      return (
        <button type="button" class="quiet" onClick={() => table.beSpecial(false)}>
          {specialEnd}
        </button>
      );
  }
}
