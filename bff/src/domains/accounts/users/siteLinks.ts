import type { Settings } from '#src/settings.ts';

/** Pages of the site that our mails lead to. The site follows this file. */
const pages = {
  /** Choose a new password: ?user=&token= */
  reset: '/login/reset',
  /** Choose the first password of an invited account: ?user=&token= */
  invitation: '/login/invitation',
  /** Confirm an address; asks for a password when the account has none: ?user=&token= */
  verify: '/login/verify',
} as const;

/** The address of a mailed link: only its receiver knows the token. */
export function mailedLink(page: 'reset' | 'invitation' | 'verify', userId: string, token: string, { publicOrigin }: Settings): string {
  return `${publicOrigin}${pages[page]}?user=${userId}&token=${token}`;
}

/** The path when it surely stays on this site, else the start page: no other host, no backslash, no line break. */
export function ownPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return '/';
  const url = URL.parse(path, 'http://own.invalid');
  return url?.origin === 'http://own.invalid' && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '/';
}
