import type { Middleware } from 'koa';

/** Lets cookies be secure though the connection is not encrypted, as from a proxy that ends TLS: by default, setting one would throw. */
export const sendSecureCookies: Middleware = (ctx, next) => {
  ctx.cookies.secure = true;
  return next();
};
