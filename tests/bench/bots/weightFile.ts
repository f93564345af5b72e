import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyWeights, type Weights } from '../../../src/bots/mind/network';

/** What `npm run train` has so far: all weights, their mean over the last games, and after how many games. */
export interface Trained {
  readonly games: number;
  readonly weights: Weights;
  readonly averaged: Weights;
}

/** Null if there is no such file. */
export function readWeightFile(path: string): Trained | null {
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const stored = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const weights = emptyWeights();
  const averaged = emptyWeights();
  let at = 1;
  for (const part of [...partsOf(weights), ...partsOf(averaged)]) {
    part.set(stored.subarray(at, at + part.length));
    at += part.length;
  }
  if (at !== stored.length) throw new Error(`${path} has weights of another network`);
  return { games: stored[0], weights, averaged };
}

/** 32-bit numbers, the games first. */
export function writeWeightFile(path: string, { games, weights, averaged }: Trained): void {
  mkdirSync(dirname(path), { recursive: true });
  const parts = [Float32Array.of(games), ...partsOf(weights), ...partsOf(averaged)];
  writeFileSync(path, Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
}

function partsOf({ colour, whole, joint, output }: Weights): readonly Float32Array[] {
  return [colour, whole, joint, output];
}
