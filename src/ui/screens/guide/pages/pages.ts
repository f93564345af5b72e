import type { ComponentType } from 'preact';
import type { GuideTopic, TopicProps } from '../topics';
import { Luminos, Start } from './BeginningPages';
import { Final } from './FinalPage';
import { Lay } from './LayPage';
import { Scoring } from './ScoringPage';
import { Act, Discard, Emergency, Offer, Special, Turn } from './TurnPages';

/** What the guide says about each topic. */
export const PAGES: Readonly<Record<GuideTopic, ComponentType<TopicProps>>> = {
  luminos: Luminos,
  start: Start,
  turn: Turn,
  offer: Offer,
  act: Act,
  lay: Lay,
  discard: Discard,
  scoring: Scoring,
  special: Special,
  emergency: Emergency,
  final: Final,
};
