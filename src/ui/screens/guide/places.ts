import { GUIDE_TOPICS, type GuideTopic } from './topics';
import { WALK_PAGES } from './walk/tries';

/** The reference from its beginning. */
export const REFERENCE = 'rules';

/** What the address asks for: a topic of the reference by its name, else a page of the walk by its number. */
export function placeOf(at: string | undefined): { readonly topic: GuideTopic } | { readonly page: number } {
  if (at === REFERENCE) return { topic: GUIDE_TOPICS[0] };
  const topic = GUIDE_TOPICS.find((each) => each === at);
  if (topic !== undefined) return { topic };
  const page = Number(at);
  return { page: Number.isInteger(page) && page >= 1 && page <= WALK_PAGES.length ? page : 1 };
}
