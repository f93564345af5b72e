import { isAppleTouch, wayToSave } from './wayToSave';

export type Saved = 'shared' | 'saved' | 'cancelled' | 'failed';

/** A download may begin late; after this time it has. */
const DOWNLOAD_BEGUN_MS = 60_000;

/** Hands a file to the player, as this device does it. Call it from a tap: browsers share nothing otherwise. */
export async function saveFile(name: string, blob: Blob): Promise<Saved> {
  try {
    const file = new File([blob], name, { type: blob.type });
    switch (wayToSave(deviceFor(file))) {
      case 'share':
        return await share(file);
      case 'download':
        return download(file);
      case 'none':
        return 'failed';
    }
  } catch {
    return 'failed';
  }
}

function deviceFor(file: File) {
  return {
    canShare: navigator.canShare?.({ files: [file] }) ?? false,
    isApple: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  };
}

async function share(file: File): Promise<Saved> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

function download(file: File): Saved {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_BEGUN_MS);
  return 'saved';
}
