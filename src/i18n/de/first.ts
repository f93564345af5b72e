import type { FirstTexts } from '../en/first';
import { errors } from './errors';
import { home } from './home';
import { offline } from './offline';

export const first: FirstTexts = { errors, home, offline };
