import { GlobalStyle } from '@farwend/design-system';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { failureStatus, gaveNoAnswer } from '#src/shared/failureStatus.ts';
import { useFrame } from '#src/shared/frame.ts';
import { island } from '#src/shared/island.tsx';
import { maintenanceOf } from '#src/shared/maintenance.ts';
import { wakeUp } from '#src/shared/wake.ts';
import type { ErrorViewProps } from './ErrorView.tsx';
import type { MaintenanceViewProps } from './MaintenanceView.tsx';
import { loadAnew } from './loadAnew.ts';
import { useReturn } from './useReturn.ts';

const View = island<ErrorViewProps>(
  async () => (await import('./ErrorView.tsx')).ErrorView,
  import.meta.env.SSR ? (await import('./ErrorView.tsx')).ErrorView : null,
);

const Maintenance = island<MaintenanceViewProps>(
  async () => (await import('./MaintenanceView.tsx')).MaintenanceView,
  import.meta.env.SSR ? (await import('./MaintenanceView.tsx')).MaintenanceView : null,
);

/** Stands in for a page that is not there or could not be made; navigation and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  const { phones } = useFrame();
  const { pathname, search } = useLocation();
  const status = failureStatus(error);
  useEffect(wakeUp, []);
  useEffect(() => {
    if (gaveNoAnswer(error)) loadAnew(window.location.href); // what the page needs did not come: the browser gets the whole page
  }, [error]);
  useReturn(status === 503);
  return <View status={status} phone={phones.call} retryHref={pathname + search} />;
}

/** Stands in for everything: while the site is being worked on, or when even navigation and footer could not be made. */
export function BareErrorPage() {
  const maintenance = maintenanceOf(useRouteError());
  useEffect(wakeUp, []);
  return (
    <>
      {import.meta.env.SSR && <GlobalStyle />}
      <main id="main">{maintenance ? <Maintenance {...maintenance} /> : <View status={500} />}</main>
    </>
  );
}
