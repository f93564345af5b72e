// The screens that pictures are taken of.

/** @typedef {'de' | 'en'} Language */
/**
 * @typedef {object} Size
 * @property {{ width: number; height: number }} viewport
 * @property {readonly Language[]} languages
 * @property {number} scale Pixels of the device for each of the page.
 * @property {boolean} [isTablet] What the game is made for: the board is looked at there, and nothing may be amiss.
 * @property {string} [text] Another size of the text.
 */

const LANDSCAPE = { width: 1180, height: 820 };
const PORTRAIT = { width: 820, height: 1180 };

/** @type {Record<string, Size>} */
export const SIZES = {
  landscape: { viewport: LANDSCAPE, languages: ['de', 'en'], scale: 2, isTablet: true },
  portrait: { viewport: PORTRAIT, languages: ['de', 'en'], scale: 2, isTablet: true },
  phone: { viewport: { width: 390, height: 844 }, languages: ['de'], scale: 1 },
  laptop: { viewport: { width: 1440, height: 900 }, languages: ['en'], scale: 1 },
  'large-landscape': { viewport: LANDSCAPE, languages: ['de'], scale: 1, text: '200%' },
  'large-portrait': { viewport: PORTRAIT, languages: ['de'], scale: 1, text: '200%' },
};
