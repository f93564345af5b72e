import type { FirstTexts } from '../src/i18n/en/first';
import { LANGUAGES, type Language, REGISTRY } from '../src/i18n/languages';

const NIGHT = '#071a2b';

/** One manifest for each language, with the name of its file. */
export const MANIFESTS = LANGUAGES.map((language) => ({
  fileName: `manifest.${language}.webmanifest`,
  manifest: manifestIn(language, REGISTRY[language].first),
}));

/** What systems want to know of an app that is installed. Addresses are relative, so that any folder will do. */
function manifestIn(language: Language, { home, offline }: FirstTexts): object {
  const { title, description, goOn, newGame } = home;
  const { pictures } = offline;
  return {
    // The same in every language: it is one app.
    id: './',
    name: title,
    short_name: 'Lumicora',
    description,
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    theme_color: NIGHT,
    background_color: NIGHT,
    categories: ['games', 'entertainment', 'kids'],
    icons: [
      { src: './icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: './icons/any-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: './icons/any-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: './icons/maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: './icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      { src: './icons/monochrome.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'monochrome' },
      { src: './icons/monochrome-512.png', type: 'image/png', sizes: '512x512', purpose: 'monochrome' },
    ],
    screenshots: [
      {
        src: `./screenshots/table-wide-${language}.webp`,
        sizes: '1180x820',
        form_factor: 'wide',
        label: pictures.table,
      },
      { src: `./screenshots/home-wide-${language}.webp`, sizes: '1180x820', form_factor: 'wide', label: pictures.home },
      {
        src: `./screenshots/table-narrow-${language}.webp`,
        sizes: '820x1180',
        form_factor: 'narrow',
        label: pictures.table,
      },
      {
        src: `./screenshots/home-narrow-${language}.webp`,
        sizes: '820x1180',
        form_factor: 'narrow',
        label: pictures.home,
      },
    ].map((each) => ({ ...each, type: 'image/webp' })),
    shortcuts: [
      { name: goOn, url: './#/continue', icons: [{ src: './icons/any-192.png', type: 'image/png', sizes: '192x192' }] },
      { name: newGame, url: './#/setup', icons: [{ src: './icons/any-192.png', type: 'image/png', sizes: '192x192' }] },
    ],
    // What the list of saved games writes; it looks at what is in a file, not at its name.
    file_handlers: [{ action: './#/games', accept: { 'text/plain': ['.txt'] } }],
  };
}
