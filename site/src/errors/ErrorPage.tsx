import { GlobalStyle } from '@farwend/design-system';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorView } from './ErrorView.tsx';

/** Stands in for a page that is not there or could not be made; navigation and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  return <ErrorView status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 500} />;
}

/** Stands in for everything when even navigation and footer could not be made. */
export function BareErrorPage() {
  return (
    <>
      <GlobalStyle />
      <main id="main">
        <ErrorView status={500} />
      </main>
    </>
  );
}
