/** The screen is kept on while a sheet is open, where the browser can do that. */

export function awake(tell: (on: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || isOver) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      tell(true);
    } catch {
      // An old browser, an unprotected page, or an empty battery.
      tell(false);
    }
  }

  function seen(): void {
    void ask();
  }

  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
