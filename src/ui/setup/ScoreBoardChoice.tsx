import { SCORE_BOARDS } from '../../rules/state';
import { PictureChoice } from '../screens/setup/choices/PictureChoice';
import { changeTo, draft } from './keeping';
import { ScoreBoardPicture } from './ScoreBoardPicture';
import { setupTexts } from './texts';

/** [3.1] The two sides of the score board differ in what animals bring. */
export function ScoreBoardChoice() {
  const { scoreBoard, scoreBoards, firstGame } = setupTexts.value;
  return (
    <PictureChoice
      name="scoreBoard"
      question={scoreBoard}
      choices={SCORE_BOARDS.map((value) => ({
        value,
        ...scoreBoards[value],
        badge: value === 'dark' ? firstGame : undefined,
        picture: <ScoreBoardPicture scoreBoard={value} />,
      }))}
      chosen={draft.value.scoreBoard}
      choose={(value) => changeTo({ ...draft.value, scoreBoard: value })}
    />
  );
}
