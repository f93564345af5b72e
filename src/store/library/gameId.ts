import type { GameId } from '../../history/record';
import type { Device } from '../../storage/device';

export function newGameId({ random }: Pick<Device, 'random'>): GameId {
  return random().toString(36) + random().toString(36);
}
