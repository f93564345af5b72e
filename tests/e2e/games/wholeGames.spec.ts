import { test } from '../../support/page/test';
import { playByKeys } from '../../support/play/keys';
import { playThrough } from '../../support/play/playThrough';
import { playByTouch } from '../../support/play/pointing';
import { greedily, randomly } from '../../support/policies';

// A hundred moves and more, on machines that draw a few pictures a second; coarse ones are sooner drawn.
test.describe.configure({ timeout: 240_000 });
test.use({ hasTouch: true });

test('2 players, A and dark, by touch', async ({ page, fingers }) => {
  await playThrough(page, playByTouch(page, fingers), {
    players: 2,
    side: 'A',
    scoreBoard: 'dark',
    seed: 11,
    choose: greedily,
    names: ['Nora', 'Øyvind'],
  });
});

test('4 players around the tablet, B and light, by touch', async ({ page, fingers }) => {
  await playThrough(page, playByTouch(page, fingers), {
    players: 4,
    side: 'B',
    scoreBoard: 'light',
    seed: 531,
    choose: randomly,
    names: ['Nora', 'Zoë', '小林', 'Ole'],
    seating: 'around',
  });
});

test('2 players, A and light, with keys alone', { tag: '@main' }, async ({ page }) => {
  await playThrough(page, playByKeys(page), {
    players: 2,
    side: 'A',
    scoreBoard: 'light',
    seed: 1698,
    choose: randomly,
    names: ['Ada', 'Ümit'],
    watchesCeremony: true,
  });
});

test('a person with each of the three characters, A and dark, by touch', async ({ page, fingers }) => {
  await playThrough(page, playByTouch(page, fingers), {
    players: 4,
    side: 'A',
    scoreBoard: 'dark',
    seed: 21,
    choose: greedily,
    names: ['Nora', 'Pip', 'Marlo', 'Orla'],
    minds: [null, 'easy', 'middle', 'strongest'],
  });
});

test('a person with the strongest character, B and light, with keys alone', async ({ page }) => {
  await playThrough(page, playByKeys(page), {
    players: 2,
    side: 'B',
    scoreBoard: 'light',
    seed: 22,
    choose: randomly,
    names: ['Orla', 'Ada'],
    minds: ['strongest', null],
  });
});

test('a person with the easy character, A and dark, with keys alone', async ({ page }) => {
  await playThrough(page, playByKeys(page), {
    players: 2,
    side: 'A',
    scoreBoard: 'dark',
    seed: 24,
    choose: greedily,
    names: ['Ada', 'Pip'],
    minds: [null, 'easy'],
  });
});

test('two people with the middle character, B and dark, by touch', async ({ page, fingers }) => {
  await playThrough(page, playByTouch(page, fingers), {
    players: 3,
    side: 'B',
    scoreBoard: 'dark',
    seed: 25,
    choose: greedily,
    names: ['Nora', 'Marlo', 'Ole'],
    minds: [null, 'middle', null],
  });
});

test('four characters alone play to the end', async ({ page }) => {
  await playThrough(page, playByKeys(page), {
    players: 4,
    side: 'A',
    scoreBoard: 'light',
    seed: 23,
    names: ['Pip', 'Marlo', 'Orla', 'Pip 2'],
    minds: ['easy', 'middle', 'strongest', 'easy'],
  });
});
