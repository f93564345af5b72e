import { useMemo } from 'preact/hooks';
import { readSharedGame } from '../../store/sharing';
import type { Route } from '../address';
import { BackHome } from '../BackHome';
import { glimpseOf } from '../gamesList/glimpse';
import { NoGame } from './NoGame';
import { SharedGame } from './SharedGame';
import './shared.css';

/** What a link shows that holds a whole game. Nothing of it is kept until somebody says so. */
export function Shared({ route }: { readonly route: Route }) {
  const code = route.screen === 'shared' ? route.code : '';
  const shared = useMemo(() => readSharedGame(code), [code]);
  const glimpse = useMemo(() => (shared.ok ? glimpseOf(shared.position) : null), [shared]);
  return (
    <main class="sharedPage">
      <BackHome />
      {shared.ok && glimpse !== null ? (
        <SharedGame record={shared.record} glimpse={glimpse} />
      ) : (
        <NoGame why={shared.ok ? 'damaged' : shared.why} />
      )}
    </main>
  );
}
