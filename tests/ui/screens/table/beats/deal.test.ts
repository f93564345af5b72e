import { expect, test } from 'vitest';
import { beatsOf } from '../../../../../src/store/table/beats';
import { beatDuration } from '../../../../../src/ui/screens/table/beats/durations';
import { LIGHT } from '../../../../support/scenes/games';

test('[3.2] after the last start lumino there is time to see the deal; the others are seen at a glance', () => {
  const starts = LIGHT.past.filter(({ move }) => move.type === 'layStart');
  const durations = starts.map((made, index) => {
    const next = LIGHT.past[index + 1].state;
    const [beat] = beatsOf({ type: 'played', events: made.events }, LIGHT.past.slice(0, index + 1), next);
    return beatDuration(beat, 'brisk', false);
  });
  expect(durations).toEqual([500, 500, 500, 1000]);
});
