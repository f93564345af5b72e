import type { ComponentChildren } from 'preact';

interface Props {
  readonly level: 2 | 3 | 4;
  /** The focus can be sent here. */
  readonly isTarget?: boolean;
  readonly children: ComponentChildren;
}

/** A heading as deep as the place where the guide is put. */
export function Heading({ level, isTarget = false, children }: Props) {
  const Tag = `h${level}` as const;
  return <Tag tabIndex={isTarget ? -1 : undefined}>{children}</Tag>;
}
