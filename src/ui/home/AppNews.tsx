import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { install } from '../../offline/install';
import { isReady, update } from '../../offline/standing';
import '../screens/home/appNews.css';

/** What there is to say about the app itself. Its place is kept; the words come behind the first page. */
export function AppNews() {
  const [News, setNews] = useState<ComponentType | null>(null);
  const isWanted = isReady.value || update.value !== null || install.value.type !== 'none';
  useEffect(() => {
    if (!isWanted) return;
    import('./news/News').then(
      ({ News }) => setNews(() => News),
      () => {},
    );
  }, [isWanted]);
  return <div class="appNews">{isWanted && News !== null && <News />}</div>;
}
