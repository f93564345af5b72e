import type { Route } from '../address';

export function Shared({ route }: { readonly route: Route }) {
  return <main>{route.screen}</main>;
}
