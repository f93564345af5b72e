import { remember } from '../app/state/remembered';

/** Around the table: the screen turns to whoever is to move. Hand it on: the tablet goes from player to player. */
export const SEATINGS = ['around', 'handOn'] as const;
export type Seating = (typeof SEATINGS)[number];

export const { chosen: seating, choose: chooseSeating } = remember<Seating>('lumicora.seating', SEATINGS, 'handOn');
