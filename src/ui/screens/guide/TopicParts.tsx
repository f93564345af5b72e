import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface HeadingProps {
  readonly level: 2 | 3 | 4;
  /** The focus can be sent here. */
  readonly isTarget?: boolean;
  readonly children: ComponentChildren;
}

/** A heading as deep as the place where the guide is put. */
export function Heading({ level, isTarget = false, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag tabIndex={isTarget ? -1 : undefined}>{children}</Tag>;
}

interface PartProps {
  readonly title: string;
  /** Of the topic that it is a part of. */
  readonly headingLevel: 2 | 3;
  readonly children: ComponentChildren;
}

/** A part of a topic under a heading of its own. */
export function TopicPart({ title, headingLevel, children }: PartProps) {
  return (
    <div class="part">
      <Heading level={headingLevel === 2 ? 3 : 4}>{title}</Heading>
      {children}
    </div>
  );
}

interface DisclosureProps {
  readonly title: string;
  readonly children: () => ComponentChildren;
}

/**
 * What does not matter in this game, on request. It is not in the document before: hidden pictures cannot lend their parts to
 * others.
 */
export function Disclosure({ title, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}
