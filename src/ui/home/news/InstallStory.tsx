import { useEffect, useRef } from 'preact/hooks';
import { overview } from '../../../store/shelf';
import { AddPicture, SharePicture } from '../../kit/install/InstallStory';
import { offlineTexts } from './texts';
import '../../kit/install/installStory.css';

/** The two taps that put the app on the home screen of an iPad, where no page may do it itself. */
export function InstallStory({ close }: { readonly close: () => void }) {
  const { heading, why, share, add, storage, hasGames, close: label } = offlineTexts.value.story;
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would go to the only button, and past the story.
    top.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} class="installStory" aria-labelledby="installHeading" onClose={close}>
      <h2 id="installHeading" ref={top} tabIndex={-1}>
        {heading}
      </h2>
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
