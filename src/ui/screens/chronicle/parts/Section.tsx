import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** How it is to be read. */
  readonly about?: string | undefined;
  /** It needs the whole width, where others stand side by side. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** One thing that the chronicle tells. */
export function Section({ title, about, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section class={isWide ? 'page wide' : 'page'} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {about !== undefined && <p class="pageAbout">{about}</p>}
      {children}
    </section>
  );
}
