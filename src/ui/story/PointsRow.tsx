import { storyTexts } from '../app/state/texts';

interface Props {
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
  readonly isSum?: boolean;
}

/** One source of points. */
export function PointsRow({ name, points, isSum = false }: Props) {
  return (
    <tr class={isSum ? 'inAll' : ''}>
      <th scope="row">{name}</th>
      {points.map((each, seat) => (
        <td key={seat} class={each === 0 && !isSum ? 'none' : ''}>
          {storyTexts.value.points.number(each)}
        </td>
      ))}
    </tr>
  );
}
