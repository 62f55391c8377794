import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** Seconds until the page looks again. */
const RETRY_SECONDS = 5;

const style = `
:root{color-scheme:light dark;--ink:#0f1c2b;--soft:#40505f;--paper:#f5f8fa;--link:#155a78}
@media(prefers-color-scheme:dark){:root{--ink:#e8eff4;--soft:#b3c1cc;--paper:#0b1724;--link:#8fcbe4}}
body{margin:0;min-block-size:100vh;display:grid;align-content:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Georgia,serif}
main{max-inline-size:34rem;padding:3rem 1.5rem;margin-inline:auto}
p{color:var(--soft)}
h1{font-size:clamp(2rem,6vw,3rem);font-weight:400;line-height:1.15;margin:0 0 1.5rem}
a{color:var(--link);display:inline-block;padding-block:.75rem}`;

const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a browser asks for a page, and not a program for data. */
export function isPageRequest({ path, req }: Context): boolean {
  return !/^\/v[23]\//.test(path) && /\btext\/html\b/.test(req.headers.accept ?? '');
}

/** The 503 of a page that the site could not render at all; it reloads itself, unless that would repeat the sending of a form. */
export function writeBusyPage(ctx: Context): void {
  const isForm = ctx.method === 'POST';
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS), 'Content-Security-Policy': contentSecurityPolicy });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${
    isForm ? '' : `<meta http-equiv="refresh" content="${RETRY_SECONDS}">`
  }<title>Not just now | Farwend</title><style>${style}</style></head><body><main><p>Farwend</p><h1>The ferry is full, the next one is coming</h1><p>${
    isForm
      ? 'More people are asking than we can answer at this moment. Go back to find what you filled in as you left it, and send it again in a minute.'
      : 'More people are asking than we can answer at this moment, or something is being mended. This page looks again by itself every few seconds.'
  }</p><a href="/">To the home page</a></main></body></html>`;
}
