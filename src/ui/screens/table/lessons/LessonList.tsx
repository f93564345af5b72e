import { LESSON_NAMES, type LessonName } from '../../../../store/lessons/lesson';
import { tableTexts } from '../../../app/state/texts';
import { TurtleSign } from '../../../kit/signs/GameSigns';
import type { TableScreen } from '../tableScreen';
import { lessonWords } from './lessonWords';
import './lessonList.css';

/** Behind "?": what matters now, everything that was explained, and what may still come. */
export function LessonList({ screen: { lessons } }: { readonly screen: TableScreen }) {
  if (!lessons.isGuided) return null;
  const texts = tableTexts.value;
  const words = texts.lessons;
  const here = lessons.here.value;
  const taught = new Set(lessons.taught.value.map(({ lesson }) => lesson));
  // The latest first.
  const before = [...taught].reverse().filter((name) => name !== here?.lesson);
  const others = LESSON_NAMES.filter((name) => !taught.has(name));
  return (
    <section class="lessonList" aria-label={words.name}>
      {!lessons.areOn.value && <p class="off">{words.off}</p>}
      {here !== null && (
        <div class="hereNow">
          <TurtleSign />
          <p>
            <b>{words.now}</b> {lessonWords(texts, { ...here, form: 'full' })}
          </p>
        </div>
      )}
      {before.length > 0 && <Names title={words.soFar} names={before} />}
      {others.length > 0 && <Names title={words.toCome} names={others} />}
    </section>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly LessonName[] }) {
  const { each } = tableTexts.value.lessons;
  return (
    <details>
      <summary>{title}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{each[name].title}</dt>
            <dd>{each[name].full(null)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
