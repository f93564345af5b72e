import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

type Factory<T> = () => T;

/** What has been made so far, by what made it. */
export type PageState = Map<Factory<unknown>, unknown>;

/** `App` provides one for the page that it shows. */
export const PageStateContext = createContext<PageState | null>(null);

/**
 * Something that outlives the component that asks for it, one for the whole page: the first component that asks has it made,
 * the others get the same.
 */
export function usePageState<T>(create: Factory<T>): T {
  const state = useContext(PageStateContext);
  if (state === null) throw new Error('there is no page around this component');
  if (!state.has(create)) state.set(create, create());
  return state.get(create) as T;
}
