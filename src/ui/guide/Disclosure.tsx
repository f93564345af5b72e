import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './disclosure.css';

interface Props {
  readonly title: string;
  readonly children: () => ComponentChildren;
}

/** What does not matter in this game, for whoever asks. Not there before: pictures that are hidden cannot lend their parts. */
export function Disclosure({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}
