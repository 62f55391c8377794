import { useInsertionEffect } from 'react';

declare global {
  /** Read by Radix's scroll lock for the one style element it writes. */
  var __webpack_nonce__: string | undefined;
}

/** Hands the page's nonce to the scroll lock, which would otherwise break the content security policy. */
export function useStyleNonce(): void {
  useInsertionEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    if (meta?.nonce) globalThis.__webpack_nonce__ = meta.nonce;
  }, []);
}
