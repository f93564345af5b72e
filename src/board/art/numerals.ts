import { type Context, stroke } from './brush';

/** The middle lines of our own numerals, drawn with a thick round pen: alike on every device. 20 wide, 32 high. */
const NUMERALS: Readonly<Record<string, string>> = {
  '0': 'M0-16C-6.500-16-10-10-10 0S-6.500 16 0 16S10 10 10 0S6.500-16 0-16Z',
  '1': 'M-6.800-9.200L1.800-16V16',
  '2': 'M-9.300-8.600C-8.800-13-5.200-16-.2-16C5.500-16 9.200-12.700 9.200-7.900C9.200-4.200 7.400-1.700 4.200 1.600L-9.700 16H10.200',
  '3': 'M-8.800-11.400C-7.200-14.400-4-16-.3-16C5.300-16 8.900-13 8.900-8.600C8.900-4.100 5.200-1.300-1.800-1.300C6-1.300 10.200 2 10.200 7.200C10.200 12.500 6 16-.2 16C-5 16-8.500 14-10.200 10.400',
  '4': 'M4.600 16V-16L-11.500 7.600H11.500',
  '5': 'M8.600-16H-6.800L-8.200-2C-6-4-3.200-5-.1-5C6-5 10.200-.9 10.200 5.300C10.200 11.600 5.900 16-.5 16C-5 16-8.500 14-10.200 10.600',
  '6': 'M5.800-16C-3.800-11.600-10.200-3-10.200 5.400C-10.200 11.700-6 16 0 16S10.200 11.700 10.200 5.600S6-4.600.2-4.600C-4.700-4.600-8.600-1.800-10 2.800',
  '7': 'M-10-16H10L-3 16',
  '8': 'M0-1.400C-5-1.400-8.600-4.200-8.600-8.700S-5-16 0-16S8.600-13.200 8.600-8.700S5-1.400 0-1.400C-6-1.400-10.200 2-10.200 7.300S-6 16 0 16S10.200 12.600 10.200 7.300S6-1.400 0-1.400Z',
  '9': 'M-5.800 16C3.800 11.600 10.200 3 10.200-5.400C10.200-11.700 6-16 0-16S-10.200-11.700-10.200-5.600S-6 4.600-.2 4.600C4.700 4.600 8.600 1.800 10-2.800',
  '-': 'M-4.5 1H7',
};

const HEIGHT = 32;
const PEN = 7.6;

/** Digits and minus signs side by side around the origin, `height` high. */
export function write(context: Context, text: string, height: number, style: string | CanvasGradient, pen = PEN): void {
  const signs = [...text];
  const advance = 20 + pen + 3;
  context.save();
  context.scale(height / (HEIGHT + pen), height / (HEIGHT + pen));
  context.translate(-((signs.length - 1) * advance) / 2, 0);
  for (const sign of signs) {
    stroke(context, NUMERALS[sign] ?? '', pen, style);
    context.translate(advance, 0);
  }
  context.restore();
}
