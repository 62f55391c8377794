import type { Middleware } from 'koa';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Settings } from '#src/settings/settings.ts';

/** Sets the security headers of every response; they never change, so helmet builds them once. Pages add their Content-Security-Policy with a nonce (`pageContentSecurityPolicy`). */
export function securityHeaders({ isLocal }: Settings): Middleware {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isLocal ? false : { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** The Content-Security-Policy of a page: allows only scripts and style elements with this nonce. */
export function pageContentSecurityPolicy(nonce: string, { photosOrigin, isLocal, captcha }: Settings, isDev: boolean): string {
  const google = captcha === 'recaptcha' ? ' https://www.google.com' : '';
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${photosOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${google}${isDev ? ' ws:' : ''}`,
    ...(google ? [`frame-src${google}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isLocal ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
