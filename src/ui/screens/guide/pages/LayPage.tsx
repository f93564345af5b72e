import { guideTexts } from '../../../app/state/texts';
import { LayPicture } from '../drawings/LayPicture';
import { LAY_EXAMPLES, LAY_PARTS, type LayExample, type LayExampleName } from '../examples/lays';
import { TopicPart } from '../TopicParts';
import type { TopicProps } from '../topics';

export function Lay({ headingLevel }: TopicProps) {
  const { lay } = guideTexts.value;
  return (
    <>
      <p>{lay.any}</p>
      <p>{lay.levels}</p>
      {LAY_PARTS.map(([part, names]) => (
        <TopicPart key={part} title={lay.parts[part].title} headingLevel={headingLevel}>
          <p>{lay.parts[part].text}</p>
          <div class="examples">
            {names.map((name) => (
              <Example key={name} name={name} example={LAY_EXAMPLES[name]} />
            ))}
          </div>
        </TopicPart>
      ))}
    </>
  );
}

function Example({ name, example }: { readonly name: LayExampleName; readonly example: LayExample }) {
  const { shows, says } = guideTexts.value.lay.examples[name];
  return (
    <figure>
      <LayPicture example={example} label={shows} />
      <figcaption>
        <LegalityLabel isAllowed={example.breaks === null} /> {says}
      </figcaption>
    </figure>
  );
}

/** Yes or no as a word and a sign. */
function LegalityLabel({ isAllowed }: { readonly isAllowed: boolean }) {
  const { allowed, forbidden } = guideTexts.value;
  return (
    <b class={isAllowed ? 'verdict yes' : 'verdict no'}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isAllowed ? 'M3 8.500L6.500 12L13 4.500' : 'M4 4L12 12M12 4L4 12'} />
      </svg>
      {isAllowed ? allowed : forbidden}.
    </b>
  );
}
