import { useInsertionEffect } from 'react';

declare global {
  /** Read by the scroll lock of Radix for the style element it inserts. */
  var __webpack_nonce__: string | undefined;
}

/** Passes the page's CSP nonce to the scroll lock, whose style element would otherwise be blocked. */
export function useStyleNonce(): void {
  useInsertionEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
  }, []);
}
