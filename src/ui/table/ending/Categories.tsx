import type { ScoreCategory } from '../../../rules/scores';
import { endingTexts } from './endingTexts';
import './categories.css';

interface Props {
  readonly categories: readonly ScoreCategory[];
  readonly now: ScoreCategory | null;
}

/** What is counted in which order, and how far we are. */
export function Categories({ categories, now }: Props) {
  const { categories: names } = endingTexts.value;
  const reached = now === null ? -1 : categories.indexOf(now);
  return (
    <ol class="categories">
      {categories.map((category, index) => (
        <li
          key={category}
          class={index < reached ? 'done' : index === reached ? 'present' : 'ahead'}
          aria-current={index === reached ? 'step' : undefined}
        >
          {names[category]}
        </li>
      ))}
    </ol>
  );
}
