import type { RestTexts } from '../en/rest';
import { analysis } from './analysis';
import { chronicle } from './chronicle';
import { ending } from './ending';
import { games } from './games';
import { guide } from './guide/guide';
import { puzzle } from './puzzle';
import { replay } from './replay';
import { settings } from './settings';
import { setup } from './setup';
import { share } from './share';
import { storage } from './storage';
import { story } from './story/story';
import { table } from './table/table';

export const rest: RestTexts = {
  analysis,
  chronicle,
  ending,
  games,
  guide,
  puzzle,
  replay,
  settings,
  setup,
  share,
  storage,
  story,
  table,
};
