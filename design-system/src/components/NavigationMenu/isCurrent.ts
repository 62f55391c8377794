import { linkAddress } from '#src/components/Link/linkTarget.ts';

/** Whether a link leads to the page that is shown; a final slash makes no difference. */
export const isCurrent = (href: string, currentPath: string | undefined): boolean =>
  currentPath !== undefined && linkAddress(href) === linkAddress(currentPath);
