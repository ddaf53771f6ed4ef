/** Where the focus goes when a dialogue opens in the page, and where when it leaves. */
import type { Attachment } from 'svelte/attachments';

/** A dialogue's heading takes the focus when it appears, unless a sheet lies over the table. */
export const takeFocus: Attachment<HTMLElement> = (heading) => {
  const opener = document.activeElement;
  if (document.querySelector('dialog[open]') === null) heading.focus({ preventScroll: false });
  return () => {
    const isHolding = heading.closest('[role=dialog]')?.contains(document.activeElement) ?? false;
    if (!isHolding) return;
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
      opener.focus();
    }
  };
};
