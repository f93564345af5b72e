import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../../store/table';
import { type Action, actionOf } from './action';
import { TokenSign } from './signs/TokenSign';
import { focusBeginning } from './story/focusBeginning';
import { tableTexts } from './texts';
import { isTremble } from './tremble';
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

function ActionButton({ table, action: { move, label, price }, isFilled }: ButtonProps) {
  const press = (event: MouseEvent) => isTremble(event) || table.play(move);
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
  // One takes the place of the other.
  const be = (isSpecial: boolean) => (event: MouseEvent) => isTremble(event) || table.beSpecial(isSpecial);
  switch (table.special.value) {
    case 'no':
      return null;
    case 'possible':
      return (
        <button type="button" class="quiet" onClick={be(true)}>
          <TokenSign colour="pink" side="jellyfish" />
          <span>
            {specialBegin}
            <small>{specialMeans}</small>
          </span>
        </button>
      );
    case 'choosing':
      return (
        <button type="button" class="quiet" onClick={be(false)}>
          {specialEnd}
        </button>
      );
  }
}
