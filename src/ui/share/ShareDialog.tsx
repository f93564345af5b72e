import type { GameRecord } from '../../storage/record';

export function ShareDialog({ record, onClose }: { readonly record: GameRecord; readonly onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      {record.log.length}
    </button>
  );
}
