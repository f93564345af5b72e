import type { ComponentChildren } from 'preact';
import { Heading } from './Heading';

interface Props {
  readonly title: string;
  /** Of the topic that it is a part of. */
  readonly headingLevel: 2 | 3;
  readonly children: ComponentChildren;
}

/** A part of a topic under a heading of its own. */
export function Part({ title, headingLevel, children }: Props) {
  return (
    <div class="part">
      <Heading level={headingLevel === 2 ? 3 : 4}>{title}</Heading>
      {children}
    </div>
  );
}
