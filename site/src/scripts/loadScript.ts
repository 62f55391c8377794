/** Timeout of a third-party script, in milliseconds. */
export const SCRIPT_TIMEOUT = 10_000;

/** Loads a third-party script; resolves to false if it is blocked, missing or slower than `timeout` milliseconds. Never rejects. */
export function loadScript(address: string, timeout = SCRIPT_TIMEOUT): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (hasLoaded: boolean) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      if (!hasLoaded) script.remove();
      resolve(hasLoaded);
    };
    const timer = setTimeout(finish, timeout, false);
    script.onload = () => finish(true);
    script.onerror = () => finish(false);
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
