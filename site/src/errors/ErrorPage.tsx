import { GlobalStyle } from '@farwend/design-system';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { island } from '#src/shared/island.tsx';
import { wakeUp } from '#src/shared/wake.ts';
import type { ErrorViewProps } from './ErrorView.tsx';

const View = island<ErrorViewProps>(
  async () => (await import('./ErrorView.tsx')).ErrorView,
  import.meta.env.SSR ? (await import('./ErrorView.tsx')).ErrorView : null,
);

/** Stands in for a page that is not there or could not be made; navigation and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(wakeUp, []);
  return <View status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}

/** Stands in for everything when even navigation and footer could not be made. */
export function BareErrorPage() {
  useEffect(wakeUp, []);
  return (
    <>
      {import.meta.env.SSR && <GlobalStyle />}
      <main id="main">
        <View status={500} />
      </main>
    </>
  );
}
