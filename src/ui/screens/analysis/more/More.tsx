import { useId, useState } from 'preact/hooks';
import type { Report } from '../../../../bots/analysis/report';
import type { ReviewedGame } from '../../../../store/analysis/reviews';
import { analysisTexts } from '../../../app/state/texts';
import { BalanceTable } from './BalanceTable';
import { Decisions } from './Decisions';
import { LeadCurve } from './LeadCurve';
import './more.css';

interface Props {
  readonly report: Report;
  readonly game: ReviewedGame;
}

/** For those who want to know it all. */
export function More({ report, game }: Props) {
  const texts = analysisTexts.value;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section class="more">
      <button
        type="button"
        class="outline wide"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.more}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {report.curve.length > 1 && <LeadCurve curve={report.curve} moves={game.past.length} />}
            {report.balance.length > 0 && <BalanceTable balance={report.balance} />}
            {report.decisions.length > 0 && <Decisions report={report} past={game.past} />}
          </>
        )}
      </div>
    </section>
  );
}
