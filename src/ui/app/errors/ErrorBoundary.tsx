import { Component, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fileNameOf } from '../../kit/files/fileName';
import { type Saved, saveFile } from '../../kit/files/saveFile';
import { useLibrary } from '../services';
import { language } from '../state/language';
import { goHome, rebuild, route } from '../state/route';
import { errorTexts } from '../state/texts';
import type { Failure, Failures } from './failures';
import { messageOf, reportOf } from './report';
import './errorScreen.css';

interface Props {
  readonly failures: Failures;
  readonly children: ComponentChildren;
}

/** Whatever breaks below or outside of it, the players see a calm screen; going on builds everything below anew. */
export class ErrorBoundary extends Component<Props> {
  override componentDidCatch(error: unknown): void {
    this.props.failures.report(error);
    // Preact does not log what a component catches, and a developer needs the stack.
    console.error(error);
    // Preact passes an error on to the next boundary unless there is something new to show here.
    this.setState({});
  }

  override render({ failures, children }: Props) {
    const failure = failures.current.value;
    return failure === null ? children : <ErrorScreen failure={failure} goOn={failures.goOn} />;
  }
}

interface ErrorScreenProps {
  readonly failure: Failure;
  readonly goOn: () => void;
}

function ErrorScreen({ failure: { error, isAgain }, goOn }: ErrorScreenProps) {
  const texts = errorTexts.value;
  const library = useLibrary();
  const [saved, setSaved] = useState<Saved>('cancelled');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const save = async () => {
    const now = new Date();
    // Before the first table there is none.
    const game = () => library.loadedGames()?.lastOpened() ?? null;
    const report = reportOf(texts.report, error, game, { time: now.toISOString(), ...around() });
    const name = fileNameOf(texts.report.file, now.getTime());
    setSaved(await saveFile(name, new Blob([report], { type: 'text/plain' })));
  };
  const again = () => {
    rebuild();
    goOn();
  };
  const home = () => {
    goHome();
    // The address has changed by the time it is told; going on before would show what is broken once more.
    if (route.value.screen === 'home') goOn();
  };
  return (
    <main class="errorScreen">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="15" cy="25" r="11" />
        <circle cx="30" cy="11" r="6.5" />
        <circle cx="33" cy="27" r="3" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p>{isAgain ? texts.again : texts.means}</p>
      <p class="said">{messageOf(error).slice(0, 300)}</p>
      <div class="ways">
        <button type="button" class="filled" onClick={isAgain ? () => location.reload() : again}>
          {isAgain ? texts.reload : texts.goOn}
        </button>
        <button type="button" class="outline tall" onClick={home}>
          {texts.home}
        </button>
        <button type="button" class="outline tall" onClick={save}>
          {texts.save}
        </button>
      </div>
      <p class="said">{texts.about}</p>
      <p role="status">{saved === 'failed' ? texts.failed : saved === 'cancelled' ? '' : texts.saved}</p>
    </main>
  );
}

function around() {
  return {
    version: import.meta.env.VITE_VERSION ?? 'unknown',
    browser: navigator.userAgent,
    screen: `${innerWidth} x ${innerHeight}`,
    language: language.value,
    address: location.pathname + location.hash,
  };
}
