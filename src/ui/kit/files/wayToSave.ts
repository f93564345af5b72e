export interface Device {
  /** The share sheet is there and takes this file. */
  readonly canShare: boolean;
  /** iPhone or iPad, in whatever browser: all of them are Safari inside. */
  readonly isApple: boolean;
  /** Opened from the home screen, without a browser around it. */
  readonly isInstalled: boolean;
}

/**
 * On iPads and iPhones the share sheet is how files are saved; everywhere else a download is. An installed app there shows
 * a download as a page without a way back, so that no file is better than that.
 */
export function wayToSave({ canShare, isApple, isInstalled }: Device): 'share' | 'download' | 'none' {
  if (!isApple) return 'download';
  if (canShare) return 'share';
  return isInstalled ? 'none' : 'download';
}

/** iPads call themselves Macs; no Mac has a screen to touch. */
export function isAppleTouch(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}
