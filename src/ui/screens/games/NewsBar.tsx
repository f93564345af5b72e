import { gamesListTexts } from '../../app/state/texts';
import { focusHeading, useFocusFallback } from '../../kit/focus';
import { useGamesScreen } from './gamesScreen';

/** What has just happened, in sight wherever the list has been scrolled to, until it is closed. */
export function NewsBar() {
  const { news, say } = useGamesScreen();
  const latest = news.value;
  const { tryAgain, close } = gamesListTexts.value;
  const focusFallback = useFocusFallback(focusHeading);
  return (
    <div class="newsBar">
      {/* Always there: what comes into it is read out. */}
      <div role="status">
        {latest?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {latest?.again && (
        <button type="button" class="outline wide" onClick={latest.again}>
          {tryAgain}
        </button>
      )}
      {latest && (
        <button
          type="button"
          class="iconButton closeNews"
          ref={focusFallback}
          title={close}
          aria-label={close}
          onClick={() => say([])}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
          </svg>
        </button>
      )}
    </div>
  );
}
