import type { ComponentChildren } from 'preact';
import type { HouseRecord } from '../../../../store/library/chronicle/house';
import { goToGame } from '../../../app/state/route';
import { chronicleTexts, tableTexts } from '../../../app/state/texts';
import { FishSign } from '../../../kit/fish/FishSign';
import { TokenSign } from '../../../kit/signs/GameSigns';
import { personCalled, useShown } from '../chronicleScreen';
import { shortDateText } from '../numbers';
import { ReefHeight } from '../parts/ReefHeight';
import { Section } from '../parts/Section';
import './records.css';

/** What nobody in this house has done better; each leads to its game. */
export function Records() {
  const { chronicle } = useShown();
  const { records: title, closest: closestTitle, apart } = chronicleTexts.value;
  const { records, closest } = chronicle;
  return (
    <Section title={title} isWide>
      <ul class="records">
        {records.map((record) => (
          <li key={record.type}>
            <OneRecord record={record} />
          </li>
        ))}
        {closest !== null && (
          <li>
            <RecordButton title={closestTitle} game={closest.game}>
              <b>{apart(closest.apart)}</b>
            </RecordButton>
          </li>
        )}
      </ul>
    </Section>
  );
}

function OneRecord({ record }: { readonly record: HouseRecord }) {
  const { chronicle } = useShown();
  const texts = chronicleTexts.value;
  const { type, count, key, game, colour } = record;
  const person = personCalled(chronicle, key);
  const words = tableTexts.value.words;
  const amount =
    type === 'height' ? texts.levels(count) : type === 'inARow' ? texts.inARow(count) : words.points(count);
  return (
    <RecordButton title={texts.record[type]} game={game}>
      <b>
        {type === 'height' && <ReefHeight levels={count} />}
        {colour !== null && <TokenSign colour={colour} side="coral" />}
        {amount}
        {colour !== null && <span class="unseen">{texts.inColour(colour)}</span>}
      </b>
      {person !== undefined && (
        <span class="recordOf">
          <FishSign fish={person.fish} />
          <bdi>{person.name}</bdi>
        </span>
      )}
    </RecordButton>
  );
}

interface RecordProps {
  readonly title: string;
  readonly game: string;
  readonly children: ComponentChildren;
}

function RecordButton({ title, game, children }: RecordProps) {
  const { touched } = useShown().chronicle;
  const when = touched.get(game);
  return (
    <button type="button" class="record" onClick={() => goToGame(game)}>
      <span class="recordTitle">{title}</span>
      {children}
      {when !== undefined && <span class="recordWhen">{shortDateText(when)}</span>}
    </button>
  );
}
