import type { ComponentChildren } from 'preact';
import { useLibrary } from '../../app/services';
import { offlineTexts } from '../../app/state/texts';
import { Overlay } from '../Overlay';
import './installStory.css';

/** The two taps that put the app on the home screen of an iPad, where no page may do it itself. */
export function InstallStory({ close }: { readonly close: () => void }) {
  const { heading, why, share, add, storage, hasGames, close: label } = offlineTexts.value.story;
  const { overview } = useLibrary();
  return (
    <div class="installStory">
      <Overlay title={heading} look="card" close={close}>
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
        <button type="button" class="filled" onClick={close}>
          {label}
        </button>
      </Overlay>
    </div>
  );
}

// A tablet with what is to be tapped in the light, and everything else in the dark.

/** The address with the share sign beside it. */
function SharePicture() {
  return (
    <Tablet>
      <rect class="faint" x="56" y="22" width="104" height="16" rx="8" />
      <g class="lit" transform="translate(186 31)">
        <circle class="halo" r="16" />
        <ShareSign />
      </g>
      <Reef />
    </Tablet>
  );
}

/** The list that opens, with the row that adds the app. */
function AddPicture() {
  return (
    <Tablet>
      <Reef />
      <rect class="sheet" x="100" y="30" width="104" height="104" rx="10" />
      <path class="line" d="M116 50h52m-52 21h42m-42 45h48" />
      <g class="lit">
        <rect class="halo" x="106" y="83" width="92" height="22" rx="8" />
        <path d="M117 94h40m28-3.5v7m-3.5-3.5h7" />
        <rect x="178" y="87" width="14" height="14" rx="3.5" />
      </g>
    </Tablet>
  );
}

function Tablet({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <rect class="tablet" x="22" y="8" width="196" height="144" rx="14" />
      {children}
    </svg>
  );
}

/** A box with an arrow out of it. */
function ShareSign() {
  return <path d="M-3.5-2.5h-3v9.5h13v-9.5h-3M0 2.5v-11m-3.5 3.5 3.5-3.5 3.5 3.5" />;
}

function Reef() {
  return (
    <g class="reefSign">
      <path d="m66 72 15 9v17l-15 9-15-9v-17z" />
      <path d="m96 90 15 9v17l-15 9-15-9v-17z" />
    </g>
  );
}
