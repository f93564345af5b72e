import type { ComponentType } from 'preact';
import { Lay } from '../../screens/guide/pages/LayPage';
import type { GuideTopic } from '../../screens/guide/topics';
import { Act } from './Act';
import { Discard } from './Discard';
import { Emergency } from './Emergency';
import { Final } from './Final';
import { Goal } from './Goal';
import { Offer } from './Offer';
import { Scoring } from './Scoring';
import { Special } from './Special';
import { Start } from './Start';
import { Turn } from './Turn';
import type { TopicProps } from './topicProps';

/** What the guide says about each topic. */
export const PAGES: Readonly<Record<GuideTopic, ComponentType<TopicProps>>> = {
  goal: Goal,
  start: Start,
  turn: Turn,
  special: Special,
  offer: Offer,
  act: Act,
  lay: Lay,
  discard: Discard,
  scoring: Scoring,
  emergency: Emergency,
  final: Final,
};
