import { useMemo } from 'preact/hooks';
import { readSharedGame } from '../../store/sharing';
import type { Route } from '../app/address';
import { BackHome } from '../kit/BackHome';
import { glimpseOf } from '../kit/gameFacts/glimpse';
import { NoGame } from './NoGame';
import { SharedGame } from './SharedGame';
import '../screens/share/shared.css';

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
