import { SHADES } from '../../art/shades';
import type { Colour } from '../../rules/data/luminos';
import { BRANCHES, RINGS, STARS } from './textures';

/** What grows on one half of a lumino. Yellow furrows run on from half to half: they are part of the face. */
export function Texture({ colour }: { readonly colour: Colour }) {
  const { ink, spark, light } = SHADES[colour];
  switch (colour) {
    case 'yellow':
      return null;
    case 'pink':
      return (
        <g fill="none" stroke={ink} stroke-linecap="round" stroke-opacity=".9">
          {BRANCHES.map(([width, path]) => (
            <path key={width} d={path} stroke-width={width} />
          ))}
        </g>
      );
    case 'green':
      return <path d={RINGS} fill="#053d16" stroke={light} stroke-width="4.4" />;
    case 'blue':
      return <path d={STARS} fill="none" stroke={spark} stroke-width="3" stroke-linecap="round" />;
  }
}
