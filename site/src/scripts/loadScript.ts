/** How long an outside script may take, in milliseconds. */
export const SCRIPT_TIMEOUT = 10_000;

/** Loads an outside script; false when it is blocked, missing or slower than `timeout` milliseconds. Never rejects. */
export function loadScript(address: string, timeout = SCRIPT_TIMEOUT): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (hasLoaded: boolean) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      if (!hasLoaded) script.remove();
      resolve(hasLoaded);
    };
    const timer = setTimeout(end, timeout, false);
    script.onload = () => end(true);
    script.onerror = () => end(false);
    script.async = true;
    script.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
    script.src = address;
    document.head.append(script);
  });
}
