import { useEffect } from 'preact/hooks';
import { Home } from './home/Home';
import { texts } from './language';
import { route } from './route';
import { loadTable, loadTableWhenIdle, tableChunk } from './tableChunk';
import './app.css';

export function App() {
  const shown = route.value;
  useEffect(() => (shown.screen === 'home' ? loadTableWhenIdle() : loadTable()), [shown]);
  if (shown.screen === 'home') return <Home />;
  const chunk = tableChunk.value;
  if (chunk === 'loading') return <p class="waiting">{texts.value.loading}</p>;
  if (chunk === 'failed') return <NotLoaded />;
  return <chunk.Table key={shown} position={shown.position} />;
}

function NotLoaded() {
  const { notLoaded, reload } = texts.value;
  return (
    <main class="waiting">
      <p>{notLoaded}</p>
      <button type="button" class="filled" onClick={() => location.reload()}>
        {reload}
      </button>
    </main>
  );
}
