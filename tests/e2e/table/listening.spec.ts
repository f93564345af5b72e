import { expectPosition, openTable, spoken } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

// For those who do not see the board: everything is found by its role and its name, and pressed without a pointer.

const WORDS = {
  'en-GB': {
    texts: TABLE_TEXTS.en,
    who: 'Player 1',
    what: 'yellow 3, shell',
    reef: 'Player 1’s reef',
    forbidden: 'row 4, field 5, level 1, pink, plain coral; not here: Not exactly on top of one lumino: shift it',
    first: 'row 3, field 3, limestone; lay here: legal, free',
    chosen: 'row 3, field 3, limestone; the number lies here',
    second: 'row 3, field 2, water; lay here: legal, costs 1 limestone',
    laid: ['row 3, field 3, level 1, yellow 3', 'row 3, field 2, level 1, yellow, shell'],
  },
  'de-AT': {
    texts: TABLE_TEXTS.de,
    who: 'Person 1',
    what: 'Gelb 3, Muschel',
    reef: 'Riff von Person 1',
    forbidden:
      'Reihe 4, Feld 5, Ebene 1, Pink, schlichte Koralle; nicht hier: Nicht genau auf ein einzelnes Lumino: Verschiebe es',
    first: 'Reihe 3, Feld 3, Kalkstein; hier legen: erlaubt, kostenlos',
    chosen: 'Reihe 3, Feld 3, Kalkstein; hier liegt die Zahl',
    second: 'Reihe 3, Feld 2, Wasser; hier legen: erlaubt, kostet 1 Kalkstein',
    laid: ['Reihe 3, Feld 3, Ebene 1, Gelb 3', 'Reihe 3, Feld 2, Ebene 1, Gelb, Muschel'],
  },
} as const;

for (const [locale, { texts, who, what, reef, forbidden, first, chosen, second, laid }] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('[6] the grid alone lays a lumino; names tell what is there and what may be done', { tag: '@main' }, async ({
      page,
    }) => {
      const state = settling('y3s1', { limestone: 1 });
      await openTable(page, state);
      const grid = page.getByRole('grid', { name: reef });
      const named = (name: string) => grid.getByRole('button', { name, exact: true });
      await expect(grid.getByRole('row')).toHaveCount(7);
      await expect(grid.getByRole('gridcell')).toHaveCount(44);
      await expect(named(forbidden)).toHaveCount(1);
      await named(first).dispatchEvent('click');
      await expect(named(chosen)).toHaveCount(1);
      await named(second).dispatchEvent('click');
      const { events, screen } = texts;
      await expect(spoken(page)).toHaveText(`${events.laid(who, what, 1, 1)} ${screen.to(who)} ${screen.settled}.`);
      for (const name of laid) await expect(named(name)).toHaveCount(1);
      await expectPosition(page, must(state, { type: 'lay', lumino: lumino('y3s1'), ...spot('c3c2') }).state);
    });
  });
}
