import { SIDES } from '../../rules/data/boards';
import { EMPTY_REEF } from '../../rules/reef';
import { ReefPicture } from '../kit/pictures/ReefPicture';
import { PictureChoice } from '../screens/setup/choices/PictureChoice';
import { changeTo, draft } from './keeping';
import { setupTexts } from './texts';

/** [3.1] The same side of the reef board for everyone. */
export function SideChoice() {
  const { side, sides, firstGame } = setupTexts.value;
  return (
    <PictureChoice
      name="side"
      question={side}
      choices={SIDES.map((value) => ({
        value,
        ...sides[value],
        badge: value === 'A' ? firstGame : undefined,
        picture: <ReefPicture side={value} reef={EMPTY_REEF} />,
      }))}
      chosen={draft.value.side}
      choose={(value) => changeTo({ ...draft.value, side: value })}
    />
  );
}
