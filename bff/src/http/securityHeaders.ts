import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Settings } from '#src/settings.ts';

/** The headers of every answer. Pages add their Content-Security-Policy with a nonce of their own (`pagePolicy`). */
export function securityHeaders({ isLocal }: Settings): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isLocal ? false : { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

/** The policy of a page: only scripts and style elements with this nonce. */
export function pagePolicy(nonce: string, { photosOrigin, isLocal }: Settings, isDev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${photosOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isLocal ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
