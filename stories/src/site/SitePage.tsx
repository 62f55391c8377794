import { buildExamplePage, createStaticNavigator, NavigatorProvider } from '@farwend/site/views';
import { useMemo, type ReactNode } from 'react';

/** What a page reads from the site around it. */
export interface SitePageArgs {
  /** Its address with the query. */
  address: string;
  /** What its loader returned. */
  data?: unknown;
  /** What its action returned for a submitted form. */
  actionData?: unknown;
  /** `submitting`: the form is on its way. Defaults to `idle`. */
  activity?: 'idle' | 'submitting';
}

/** Surrounds a page that reads its data from the router with an address and data of its own; nothing is loaded or sent. */
export function SitePage({ address, data, actionData, activity = 'idle', children }: SitePageArgs & { children: ReactNode }) {
  const navigator = useMemo(
    () => createStaticNavigator({ ...buildExamplePage(address), data, actionData }, activity),
    [address, data, actionData, activity],
  );
  return (
    <NavigatorProvider navigator={navigator}>
      <main>{children}</main>
    </NavigatorProvider>
  );
}
