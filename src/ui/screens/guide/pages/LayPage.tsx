import { Part } from '../../../guide/Part';
import type { TopicProps } from '../../../guide/pages/topicProps';
import { guideTexts } from '../../../guide/texts';
import { Verdict } from '../../../guide/Verdict';
import { LayPicture } from '../drawings/LayPicture';
import { LAY_EXAMPLES, LAY_PARTS, type LayExample, type LayExampleName } from '../examples/lays';

export function Lay({ headingLevel }: TopicProps) {
  const { lay } = guideTexts.value;
  return (
    <>
      <p>{lay.any}</p>
      <p>{lay.levels}</p>
      {LAY_PARTS.map(([part, names]) => (
        <Part key={part} title={lay.parts[part].title} headingLevel={headingLevel}>
          <p>{lay.parts[part].text}</p>
          <div class="examples">
            {names.map((name) => (
              <Example key={name} name={name} example={LAY_EXAMPLES[name]} />
            ))}
          </div>
        </Part>
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
        <Verdict isAllowed={example.breaks === null} /> {says}
      </figcaption>
    </figure>
  );
}
