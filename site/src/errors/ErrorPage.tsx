import { GlobalStyle } from '@farwend/design-system';
import { useEffect } from 'react';
import { getFailureStatus, isNetworkError } from '#src/shared/getFailureStatus.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { useIsOpen } from '#src/shared/useIsOpen.ts';
import { island } from '#src/startup/island.tsx';
import { findMaintenance } from '#src/shared/maintenance.ts';
import { hydrateNow } from '#src/startup/onFirstInteraction.ts';
import { useLocation } from '#src/startup/page.ts';
import type { ErrorViewProps } from './ErrorView.tsx';
import type { MaintenanceViewProps } from './MaintenanceView.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { useReloadWhenReady } from './useReloadWhenReady.ts';

const View = island<ErrorViewProps>(
  async () => (await import('./ErrorView.tsx')).ErrorView,
  import.meta.env.SSR ? (await import('./ErrorView.tsx')).ErrorView : null,
);

const Maintenance = island<MaintenanceViewProps>(
  async () => (await import('./MaintenanceView.tsx')).MaintenanceView,
  import.meta.env.SSR ? (await import('./MaintenanceView.tsx')).MaintenanceView : null,
);

/** Replaces a page that is missing or failed; navigation and footer stay. */
export function ErrorPage({ error }: { error: unknown }) {
  const { phones } = useLayoutContent();
  const isOpen = useIsOpen();
  const { pathname, search } = useLocation();
  const status = getFailureStatus(error);
  useEffect(hydrateNow, []);
  useEffect(() => {
    if (isNetworkError(error)) reloadOnce(window.location.href); // a network error: let the browser load the whole page
  }, [error]);
  useReloadWhenReady(status === 503);
  return <View status={status} phone={mainPhoneOf(phones)} hasAtlas={isOpen('/destinations')} retryHref={pathname + search} />;
}

/** Replaces the whole document during maintenance, or when the layout failed too. */
export function BareErrorPage({ error }: { error: unknown }) {
  const maintenance = findMaintenance(error);
  useEffect(hydrateNow, []);
  return (
    <>
      {import.meta.env.SSR && <GlobalStyle />}
      <main id="main">{maintenance ? <Maintenance {...maintenance} /> : <View status={500} phone={null} />}</main>
    </>
  );
}
