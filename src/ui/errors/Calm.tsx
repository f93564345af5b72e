import { Component, type ComponentChildren } from 'preact';
import { ErrorScreen } from '../app/errors/ErrorBoundary';
import { fail, lastFailure } from './lastError';

interface Props {
  readonly children: ComponentChildren;
}

/** Whatever breaks below or outside of it, the players see a calm screen; going on builds everything below anew. */
export class Calm extends Component<Props> {
  override componentDidCatch(error: unknown): void {
    fail(error);
    // Nobody else says it to whoever looks for the cause.
    console.error(error);
    // Preact passes an error on to whoever is next unless there is something new to show here.
    this.setState({});
  }

  override render({ children }: Props) {
    const failure = lastFailure.value;
    return failure === null ? children : <ErrorScreen failure={failure} />;
  }
}
