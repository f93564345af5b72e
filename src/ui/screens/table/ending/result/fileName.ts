/** A file's name with a player's name in it, without what some system does not allow there. */
export function fileNameOf(who: string): string {
  const safe = who.replace(/[\s\p{Cc}\\/:*?"<>|.]+/gu, ' ').trim();
  return `Lumicora ${safe}`.trim().concat('.png');
}
