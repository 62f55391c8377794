import type { Settings } from '#src/settings/settings.ts';

/** Pages of the site that our mails link to. */
const pages = {
  /** Choose a new password: ?user=&token= */
  reset: '/login/reset',
  /** Choose the first password of an invited account: ?user=&token= */
  invitation: '/login/invitation',
  /** Confirm an address; asks for a password when the account has none: ?user=&token= */
  verify: '/login/verify',
} as const;

export function buildMailedLink(
  page: 'reset' | 'invitation' | 'verify',
  userId: string,
  token: string,
  { publicOrigin }: Settings,
): string {
  return `${publicOrigin}${pages[page]}?user=${userId}&token=${token}`;
}

/** Returns the path if it cannot lead to another site, else "/". */
export function sanitizeReturnPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return '/';
  const url = URL.parse(path, 'http://own.invalid');
  return url?.origin === 'http://own.invalid' && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '/';
}
