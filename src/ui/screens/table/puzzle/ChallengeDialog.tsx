import { formatRoute } from '../../../app/address';
import { puzzleTexts, shareTexts } from '../../../app/state/texts';
import { Overlay } from '../../../kit/Overlay';
import { isOnlyHere } from '../../../kit/share/link';
import { LinkField, QrCode } from '../../../kit/share/ShareDialog';

interface Props {
  readonly day: string;
  readonly onClose: () => void;
}

/** A puzzle to pass on: as a link, and as a picture of that link for the camera of another device. */
export function ChallengeDialog({ day, onClose }: Props) {
  const { dialog } = puzzleTexts.value;
  const texts = shareTexts.value;
  const link = location.origin + location.pathname + formatRoute({ screen: 'puzzle', day });
  return (
    <div class="sharing">
      <Overlay title={dialog.title} look="card" close={onClose}>
        <div class="ways">
          <div class="saying">
            <p>{dialog.says}</p>
            <p>{dialog.open}</p>
            {isOnlyHere(location.hostname) && <p class="onlyHere">{texts.onlyHere(location.hostname)}</p>}
            <LinkField link={link}>
              <button type="button" class="outline tall" onClick={onClose}>
                {texts.close}
              </button>
            </LinkField>
          </div>
          <QrCode link={link} />
        </div>
      </Overlay>
    </div>
  );
}
