import type { Point } from '../../../../art/points';
import { guideTexts } from '../../../app/state/texts';
import type { View } from '../drawings/view';
import { VerdictSign } from './Verdict';

interface Props {
  readonly view: View;
  readonly at: Point;
  /** In the units of the view; never smaller than a finger. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** What stands on it as long as it was not tried; nothing where the picture says enough. */
  readonly mark?: string;
  /** What came of trying it. */
  readonly isRight: boolean | null;
  readonly onPress: () => void;
}

/** A place of a picture that can be tapped: a real button over it. */
export function Spot({ view, at: [x, y], width, height, name, mark, isRight, onPress }: Props) {
  const { right, wrong } = guideTexts.value.walk;
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const style = {
    left: share(x - view.x, view.width),
    top: share(y - view.y, view.height),
    width: share(width, view.width),
    height: share(height, view.height),
  };
  const verdict = isRight === null ? '' : ` (${isRight ? right : wrong})`;
  return (
    <button
      type="button"
      class={mark === undefined ? 'spot onRim' : 'spot'}
      style={style}
      aria-label={name + verdict}
      onClick={onPress}
    >
      {(mark !== undefined || isRight !== null) && (
        <span class={isRight === null ? 'spotMark' : `spotMark ${isRight ? 'yes' : 'no'}`}>
          {isRight === null ? mark : <VerdictSign isRight={isRight} />}
        </span>
      )}
    </button>
  );
}
