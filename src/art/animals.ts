import { turn } from './points';

/** A silhouette in a light tone, and what is drawn into it in a dark one. All fill about the same part of the disc. */
interface Figure {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly body: string;
  /** Lines and their widths: of the light tone, then of the dark one. */
  readonly limbs: readonly (readonly [string, number])[];
  readonly lines: readonly (readonly [string, number])[];
}

export const FIGURES = {
  shell: {
    light: '#fff4e2',
    base: '#f2cf9d',
    dark: '#9a6a35',
    body: 'M-4.500 15.500C-13 11-19.500 4-20.500-3.500C-20.600-7.500-17.500-9.500-15-9C-15-13-11.500-15.500-8-14C-6.500-17.500-2.500-18.500 0-16.500C2.500-18.500 6.500-17.500 8-14C11.500-15.500 15-13 15-9C17.500-9.500 20.600-7.500 20.500-3.500C19.500 4 13 11 4.500 15.500L7.500 16.500C9 17.500 8.500 20 6.500 20H-6.500C-8.500 20-9 17.500-7.500 16.500Z',
    limbs: [],
    lines: [['M0 12V-10M-2.600 12L-7-8.500M2.600 12L7-8.500M-5 11.500L-13.500-3.500M5 11.500L13.500-3.500', 2.5]],
  },
  crab: {
    light: '#ffc0ad',
    base: '#ff8468',
    dark: '#8e2218',
    body: 'M0-4.7C8.4-4.7 13.5-.9 13.5 4.2C13.5 9.8 7.4 14 0 14S-13.5 9.8-13.5 4.2C-13.5-.9-8.4-4.7 0-4.7ZM-14-19.1C-18.1-18.6-21.4-14.9-20.5-10.7C-19.7-7-15.8-5.1-12.6-6.5C-9.3-7.9-8.2-11.6-9.8-14.9L-13.5-11.6ZM14-19.1C18.1-18.6 21.4-14.9 20.5-10.7C19.7-7 15.8-5.1 12.6-6.5C9.3-7.9 8.2-11.6 9.8-14.9L13.5-11.6Z',
    limbs: [
      ['M-15.8-7.4C-16.3-3.7-14.9-.9-11.2 .9M15.8-7.4C16.3-3.7 14.9-.9 11.2 .9', 3.6],
      [
        'M-12.1 5.6L-19.5 3.3M-11.6 9.3L-18.6 11.2M-8.8 12.1L-13.5 17.2M12.1 5.6L19.5 3.3M11.6 9.3L18.6 11.2M8.8 12.1L13.5 17.2',
        3.2,
      ],
      ['M-4.4-4V-8.500M4.4-4V-8.500', 2.6],
      ['M-4.6-9.500h.01M4.6-9.500h.01', 5.6],
    ],
    lines: [
      ['M-4.6-9.500h.01M4.6-9.500h.01', 2.4],
      ['M-6 7.4C-2.8 10.2 2.8 10.2 6 7.4', 2.4],
      ['M-5.6 1.9h.01M5.6 1.9h.01', 2.6],
    ],
  },
  seahorse: {
    light: '#e7dcff',
    base: '#b79bff',
    dark: '#4a2e9c',
    body: 'M-3.3-18.7C-2.2-23.1 3.3-24.8 7.7-21.5C12.1-17.6 11.6-11.6 9.4-7.7C8.8-5.5 13.2-1.1 12.7 4.4C12.1 10.5 7.2 13.8 3.3 17.1L-1.7 13.2C-.6 10.5-1.1 9.4-3.3 7.2C-7.2 3.3-7.2-2.8-3.3-6.1C-1.7-7.7-.6-8.8-1.1-11C-2.2-12.1-3.3-13.2-3.3-18.7ZM12.1-2.8C17.1-5.5 21.5-1.1 19.8 6.1C17.1 6.6 13.8 6.6 11.6 8.2Z',
    limbs: [
      ['M-.6-14.9L-12.1-12.4', 5.8],
      ['M2.2-22L.3-25.3M6.6-21.5L8.6-25.1', 3.2],
      ['M2.8 13.8C.6 18.2-3.3 22-8.2 21.5C-12.7 20.9-14.3 16-11.6 13.4C-9.4 11.6-6.2 13-6.6 16', 5],
    ],
    lines: [
      ['M2.8-16.5h.01', 4],
      ['M-4.4-1.3C-1.1 .4 3.3 .2 6.1-1.1M-4.2 3.5C-1.1 5.1 3.3 4.8 6.6 3.1M-.6 8.4C2.2 9.4 5 8.8 6.9 7.3', 2.5],
    ],
  },
  starfish: {
    light: '#ffd9a8',
    base: '#ffa052',
    dark: '#9c4212',
    body: starfish(21.5, 9.2),
    limbs: [],
    lines: [
      [[0, 72, 144, 216, 288].map((angle) => spoke(5, 14.5, angle)).join(''), 2.6],
      ['M0 0h.01', 5.2],
    ],
  },
} satisfies Readonly<Record<string, Figure>>;

function starfish(long: number, short: number): string {
  const at = (length: number, angle: number) => pair(turn([0, -length], angle));
  const arms = [0, 72, 144, 216, 288].map((angle) => {
    const [left, right] = [at(long, angle - 9), at(long, angle + 9)];
    return `L${left}Q${at(long * 1.09, angle)} ${right}Q${at(short * 1.25, angle + 22)} ${at(short, angle + 36)}Q${at(short * 1.25, angle + 50)} ${at(long, angle + 63)}`;
  });
  return `M${at(long, -9)}${arms.join('')}Z`;
}

function spoke(from: number, to: number, angle: number): string {
  return `M${pair(turn([0, -from], angle))}L${pair(turn([0, -to], angle))}`;
}

function pair(point: readonly [number, number]): string {
  return point.map((each) => each.toFixed(1)).join(' ');
}
