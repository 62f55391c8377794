import { linkAddress } from '#src/components/Link/linkTarget.ts';

/** Whether a link leads to the current page, ignoring a trailing slash. */
export const isCurrent = (href: string, currentPath: string | undefined): boolean =>
  currentPath !== undefined && linkAddress(href) === linkAddress(currentPath);
