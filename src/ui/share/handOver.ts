/** Copies what the field holds. Whether it worked; if not, it is selected, so that it can be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // There is no clipboard but in secure contexts, and a tablet may reach us by a plain address in the local network.
    field.focus();
    field.select();
    return isCopiedTheOldWay();
  }
}

function isCopiedTheOldWay(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

export function canSend(link: string): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ url: link }) ?? true);
}

/** Lets the players choose an app that takes the link. */
export async function send(link: string): Promise<'sent' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ url: link });
    return 'sent';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
