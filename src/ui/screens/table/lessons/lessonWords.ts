import type { TableTexts } from '../../../../i18n/en/table/table';
import type { DueLesson } from '../../../../store/lessons/teacher';

/** What a lesson says now. */
export function lessonWords({ lessons }: TableTexts, { lesson, form, shown }: DueLesson): string {
  return lessons.each[lesson][form](shown.facts);
}
