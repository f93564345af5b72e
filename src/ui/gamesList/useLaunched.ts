import { useEffect, useRef } from 'preact/hooks';

/** What the standard library does not know: only Chromium has it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes files that the system opens with the app: the manifest sends them to the list of games. */
export function useLaunched(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!('launchQueue' in window)) return;
    (window.launchQueue as LaunchQueue).setConsumer(async ({ files = [] }) => {
      // A file that is gone by now says nothing about the others.
      const opened = await Promise.all(files.map((handle) => handle.getFile().catch(() => null)));
      latest.current(opened.filter((file) => file !== null));
    });
  }, []);
}
