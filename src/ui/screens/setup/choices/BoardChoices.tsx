import { SIDES } from '../../../../rules/data/boards';
import { parseField } from '../../../../rules/data/hex';
import { EMPTY_REEF } from '../../../../rules/reef';
import { SCORE_BOARDS, type ScoreBoard } from '../../../../rules/state';
import { parseReef } from '../../../../rules/text/reef';
import { setupTexts } from '../../../app/state/texts';
import { PictureChoice } from '../../../kit/choices/PictureChoice';
import { Definitions } from '../../../kit/pictures/Definitions';
import { GlyphDrawing } from '../../../kit/pictures/Glyphs';
import { Level } from '../../../kit/pictures/Level';
import { Rings } from '../../../kit/pictures/Lit';
import { levelsOf, partsOf } from '../../../kit/pictures/parts';
import { ReefPicture } from '../../../kit/pictures/ReefPicture';
import { Seabed } from '../../../kit/pictures/Seabed';
import { useSetup } from '../setupState';
import './boardChoices.css';

/** [3.1] The same side of the reef board for everyone. */
export function SideChoice() {
  const { draft, change } = useSetup();
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
      choose={(value) => change({ ...draft.value, side: value })}
    />
  );
}

/** [3.1] The two sides of the score board differ in what animals bring. */
export function ScoreBoardChoice() {
  const { draft, change } = useSetup();
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
      choose={(value) => change({ ...draft.value, scoreBoard: value })}
    />
  );
}

/** What the two sides of the score board are about, without a word. */
function ScoreBoardPicture({ scoreBoard }: { readonly scoreBoard: ScoreBoard }) {
  return scoreBoard === 'dark' ? <DarkPicture /> : <LightPicture />;
}

/** The more of a kind, the higher it goes. */
function DarkPicture() {
  return (
    <svg class="scoreBoardPicture" viewBox="50 4 500 262" aria-hidden="true">
      {[1, 2, 3, 4].map((many) => (
        <g key={many} transform={`translate(${many * 120} 0)`}>
          <rect class="column" x="-36" y={240 - many * 56} width="72" height={many * 56 + 14} rx="36" />
          {Array.from({ length: many }, (_, i) => (
            <g key={i} transform={`translate(0 ${219 - i * 56})`}>
              <GlyphDrawing glyph="starfish" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A shell beside water, and a starfish that looks down on corals: what counts for them is lit. */
function LightPicture() {
  return (
    <svg class="scoreBoardPicture lightPicture" viewBox="-405 -160 610 305" aria-hidden="true">
      <Definitions {...partsOf(LEVELS.flat())} />
      <Seabed side="A" />
      {LEVELS.map((luminos, index) => (
        <Level key={index} luminos={luminos} lit={undefined} />
      ))}
      <Rings fields={LIT} reef={REEF} />
    </svg>
  );
}

const PARSED = parseReef('yp:d4d5,y3s1:d3d2,b4o1:c4c5,g4o1:e4e5,p4o1:d6d7,y1t1:d6d5');
const REEF = PARSED.ok ? PARSED.value : EMPTY_REEF;
const LEVELS = levelsOf(REEF);
const LIT = ['c1', 'c2', 'd1', 'e1', 'e2', 'c4', 'c5', 'd4', 'e4', 'e5'].map((name) => parseField(name) ?? 0);
