import { useMemo } from 'preact/hooks';
import type { GameRecord } from '../../history/record';
import { shareGame } from '../../store/sharing';
import { isOnlyHere, linkTo } from '../kit/share/link';
import { Modal } from '../table/Modal';
import { keepTabWithin } from './keepTabWithin';
import { LinkField } from './LinkField';
import { QrCode } from './QrCode';
import { shareTexts } from './texts';
import './shareDialog.css';

interface Props {
  readonly record: GameRecord;
  readonly onClose: () => void;
}

/** A game to pass on: as a link, and as a picture of that link for the camera of another device. */
export function ShareDialog({ record, onClose }: Props) {
  const texts = shareTexts.value;
  const link = useMemo(() => {
    const code = shareGame(record);
    return code === null ? null : linkTo(location, code);
  }, [record]);
  const closing = (
    <button type="button" class="plain" onClick={onClose}>
      {texts.close}
    </button>
  );
  return (
    // Over the whole window; at the table, which is turned, over the table.
    <div class="sharing" onKeyDownCapture={keepTabWithin}>
      <Modal title={texts.title} look="card" close={onClose}>
        {link === null ? (
          <>
            <p>{texts.noLink}</p>
            <div class="choices">{closing}</div>
          </>
        ) : (
          <div class="ways">
            <div class="saying">
              <p>{texts.holds}</p>
              <p>{texts.copyOfIt}</p>
              {isOnlyHere(location.hostname) && <p class="onlyHere">{texts.onlyHere(location.hostname)}</p>}
              <LinkField link={link}>{closing}</LinkField>
            </div>
            <QrCode link={link} />
          </div>
        )}
      </Modal>
    </div>
  );
}
