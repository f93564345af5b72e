import { useEffect, useRef } from 'preact/hooks';
import { overview } from '../../../store/shelf';
import { AddPicture, SharePicture } from './pictures';
import { offlineTexts } from './texts';
import './installStory.css';

/** The two taps that put the app on the home screen of an iPad, where no page may do it itself. */
export function InstallStory({ close }: { readonly close: () => void }) {
  const { heading, why, share, add, storage, hasGames, close: label } = offlineTexts.value.story;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="installStory" aria-labelledby="installHeading" onClose={close}>
      <h2 id="installHeading">{heading}</h2>
      <p>{why}</p>
      <ol>
        <li>
          <SharePicture />
          <p>{share}</p>
        </li>
        <li>
          <AddPicture />
          <p>{add}</p>
        </li>
      </ol>
      <p class="installStorage">
        {storage} {overview.value?.hasGames && hasGames}
      </p>
      <button type="button" class="filled" onClick={() => dialog.current?.close()}>
        {label}
      </button>
    </dialog>
  );
}
