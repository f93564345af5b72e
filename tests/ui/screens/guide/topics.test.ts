import { expect, test } from 'vitest';
import { type Moment, topicFor } from '../../../../src/ui/screens/guide/topics';

test.each([
  ['start', {}, 'start'],
  ['offer', {}, 'offer'],
  ['offer', { isSpecial: true }, 'special'],
  ['act', {}, 'act'],
  ['settle', {}, 'lay'],
  ['settle', { isHandEmpty: true }, 'turn'],
  ['score', {}, 'scoring'],
  ['score', { isHandEmpty: true }, 'scoring'],
  ['over', {}, 'final'],
] as const satisfies readonly (readonly [string, Moment, string])[])(
  'in the step %s (%j) the guide opens at %s',
  (step, moment, topic) => {
    expect(topicFor(step, moment)).toBe(topic);
  },
);
