import type { Balance } from '../../../../bots/analysis/report';
import { analysisTexts, endingTexts, tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';

const ROWS = ['start', 'own', 'luck', 'others', 'rest', 'result'] as const satisfies readonly (keyof Balance)[];

/** What everyone's place in the end is made of, player by player. */
export function BalanceTable({ balance }: { readonly balance: readonly Balance[] }) {
  const people = usePeople();
  const texts = analysisTexts.value;
  const nameOf = (seat: number) => seatName(tableTexts.value, people, seat);
  return (
    <section class="balance">
      <h2>{texts.balance}</h2>
      <p>{texts.balanceMeans}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it is wider than the screen and can be scrolled */}
      <section class="across" tabIndex={0} aria-label={texts.balance}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{endingTexts.value.category}</span>
              </th>
              {balance.map((_, seat) => (
                <th key={seat} scope="col">
                  <SeatSign people={people} seat={seat} />
                  <span class="whose">{nameOf(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row, index) => (
              <tr key={row} class={index === ROWS.length - 1 ? 'total' : ''}>
                <th scope="row">{texts.rows[row]}</th>
                {balance.map((each, seat) => (
                  <td key={seat}>{texts.amount(each[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
