import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnalysisStatus, GameAnalysis } from '../../../store/analysis/analyses';
import { analysisTexts } from '../../app/state/texts';
import { useFocusFallback } from '../../kit/focus';

/** How far the analysis is, and what can be done about it; nothing once it is done. */
export function Progress({ analysis }: { readonly analysis: GameAnalysis }) {
  const texts = analysisTexts.value;
  const status = analysis.status.value;
  const share = analysis.progress.value;
  // It goes away by itself once everything is done.
  const fallback = useFocusFallback(focusHeadingAgain);
  const said = useSaid(status);
  // The button that was pressed has become another one in the same place, and keeps the keyboard.
  const [title, means, verb] =
    status === 'failed'
      ? [texts.failed, texts.failedMeans, texts.tryAgain]
      : status === 'stopped'
        ? [texts.stopped, texts.stoppedMeans, texts.goOn]
        : [texts.running, texts.runningMeans, texts.stop];
  const isRunning = status === 'running' || status === 'nothing';
  return (
    <>
      {status !== 'done' && (
        <section class={`progress ${isRunning ? '' : 'resting'}`} aria-label={title}>
          <div>
            <p class="title">{title}</p>
            <p class="means">{means}</p>
          </div>
          <button
            ref={fallback}
            type="button"
            class={isRunning ? 'outline' : 'filled'}
            onClick={isRunning ? analysis.stop : analysis.start}
          >
            {verb}
          </button>
          <progress max={1} value={share} aria-label={title} aria-valuetext={texts.share(Math.round(100 * share))} />
        </section>
      )}
      <p class="unseen" role="status">
        {said}
      </p>
    </>
  );
}

function focusHeadingAgain(): void {
  document.querySelector('h1')?.focus();
}

/** What has changed since the page was opened, for those who do not see it. */
function useSaid(status: AnalysisStatus): string {
  const first = useRef(status);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (status !== first.current) setChanged(true);
  }, [status]);
  if (!hasChanged) return '';
  const { running, stopped, failed, done } = analysisTexts.value;
  return { nothing: '', running, stopped, failed, done }[status];
}
