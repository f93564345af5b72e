import { useState } from 'preact/hooks';
import type { FieldId } from '../../../../rules/data/hex';
import { HALVES } from '../../../../rules/data/luminos';
import { limestoneAhead } from '../../../../rules/play/scoringOutlook';
import { scoreColour, scorings } from '../../../../rules/play/scoringPhase';
import { heightOf, topOf } from '../../../../rules/reef';
import { guideTexts, tableTexts } from '../../../app/state/texts';
import { halfName } from '../../../boardScreen/names';
import { topAt } from '../../../kit/pictures/shape';
import { TokenSign } from '../../../kit/signs/GameSigns';
import { Cutout } from '../drawings/Cutout';
import { LevelMarks } from '../drawings/LevelMark';
import { coveredPoints, viewAround } from '../drawings/view';
import { Spot } from './Spot';
import { judge, scoringPosition, WALK_COLOUR } from './tries';
import { Verdict } from './Verdict';

/** Pink is scored number by number, then for good or not yet. */
export function ScoreTry() {
  const [tapped, setTapped] = useState<readonly FieldId[]>([]);
  const [choice, setChoice] = useState<'score' | 'pass' | null>(null);
  const { walk, scoring: words, points: inPoints } = guideTexts.value;
  const texts = tableTexts.value;
  const state = scoringPosition();
  const { reef } = state.players[state.seat];
  const score = scoreColour(reef, WALK_COLOUR);
  const counted = score.levels.flatMap(({ lowest }) => lowest);
  const numbers = score.levels.flatMap((level) => level.numbers);
  const found = score.levels.map(({ lowest }) => lowest.some((field) => tapped.includes(field)));
  const isDone = found.every((each) => each);
  const last = tapped.at(-1);
  const isRight = last === undefined ? null : counted.includes(last);
  const view = viewAround(coveredPoints(reef), 640, 470);
  const valueOn = (field: FieldId) => HALVES[topOf(reef, field) ?? -1].value ?? 0;
  const next = scorings(state).find((each) => each.score.colour === WALK_COLOUR);
  const [ahead] = limestoneAhead(state).later;
  const after =
    choice === null
      ? null
      : judge(state, choice === 'score' ? { type: 'score', colour: WALK_COLOUR } : { type: 'pass' });
  const token = after?.ok ? after.state.players[state.seat].tokens[WALK_COLOUR] : 'coral';
  const sentence = () => {
    if (choice === 'score') return walk.scoring.scored;
    if (choice === 'pass') return walk.scoring.waited(WALK_COLOUR, ahead?.round ?? 0, ahead?.limestone ?? 0);
    if (last === undefined) return walk.scoring.ask;
    const say = isRight ? walk.scoring.right : walk.scoring.wrong;
    return say(heightOf(reef, last), valueOn(last)) + (isDone ? ` ${walk.scoring.choose}` : '');
  };
  return (
    <>
      <div class="walkPicture walkBoard">
        <Cutout side={state.side} reef={reef} view={view} label={words.shows}>
          <LevelMarks reef={reef} fields={numbers} />
        </Cutout>
        {numbers.map((field) => (
          <Spot
            key={field}
            view={view}
            at={topAt(field, heightOf(reef, field))}
            width={100}
            height={100}
            name={texts.fields.level(heightOf(reef, field), halfName(texts, topOf(reef, field) ?? 0))}
            isRight={tapped.includes(field) ? counted.includes(field) : null}
            onPress={() => setTapped([...tapped, field])}
          />
        ))}
      </div>
      <div class="walkAsk">
        <p class="walkSum">
          <TokenSign colour={WALK_COLOUR} side={token} />
          <span>
            {score.levels.map(({ points }, index) => (found[index] ? points : '?')).join(' + ')}
            {isDone && <b> = {inPoints(score.points)}</b>}
          </span>
        </p>
        <Verdict isRight={choice === null ? isRight : null} sentence={sentence()} />
        {isDone && next && (
          <div class="walkChoice">
            <button type="button" class="outline" aria-pressed={choice === 'score'} onClick={() => setChoice('score')}>
              {walk.scoring.now(next.score.points, next.limestone.fitting)}
            </button>
            <button type="button" class="outline" aria-pressed={choice === 'pass'} onClick={() => setChoice('pass')}>
              {walk.scoring.later}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
