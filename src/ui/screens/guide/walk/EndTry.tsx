import { useState } from 'preact/hooks';
import { COLOURS } from '../../../../rules/data/luminos';
import { finalScores, JELLYFISH_POINTS } from '../../../../rules/play/finalScoring';
import { guideTexts } from '../../../app/state/texts';
import { ReefPicture } from '../../../kit/pictures/ReefPicture';
import { CrownSign, LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { AnimalsTry } from './AnimalsTry';
import { endPosition, WALK_COLOUR } from './tries';
import { Verdict } from './Verdict';

/** What counts at the end: animals and one comparison to try. */
export function EndTry() {
  const [chosen, setChosen] = useState<number | null>(null);
  const { end } = guideTexts.value.walk;
  const state = endPosition();
  const majorities = finalScores(state).map((score) => score.majorities[COLOURS.indexOf(WALK_COLOUR)]);
  const [first, second] = majorities.map(({ points }) => points).sort((a, b) => b - a);
  const picked = chosen === null ? null : majorities[chosen];
  const sentence = picked === null ? end.ask : end.counted(picked.fields.length, picked.points);
  return (
    <>
      <div class="walkPicture walkReefs">
        {state.players.map(({ reef }, seat) => (
          <button
            key={seat}
            type="button"
            aria-label={end.reef(seat + 1)}
            aria-pressed={chosen === seat}
            onClick={() => setChosen(seat)}
          >
            <ReefPicture side={state.side} reef={reef} {...(chosen === seat && { lit: majorities[seat].fields })} />
          </button>
        ))}
      </div>
      <div class="walkAsk">
        <ul class="walkEnd">
          <li>
            <AnimalsTry />
          </li>
          <li>
            <CrownSign />
            {end.most(first, second)}
          </li>
          <li>
            <TokenSign colour={WALK_COLOUR} side="jellyfish" />
            {end.jellyfish(JELLYFISH_POINTS)}
          </li>
          <li>
            <LimestoneSign />
            {end.limestone}
          </li>
        </ul>
        <Verdict isRight={picked === null ? null : picked.place === 'first'} sentence={sentence} />
      </div>
    </>
  );
}
