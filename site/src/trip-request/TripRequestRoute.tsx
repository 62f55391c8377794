import { useActionData, useLoaderData } from 'react-router-dom';
import type { Posted } from './tripRequest.action.ts';
import type { TripRequestData } from './tripRequest.loader.ts';
import { TripRequestPage } from './TripRequestPage.tsx';

/** The form's page where the router shows it. */
export function TripRequestRoute() {
  const { countries } = useLoaderData<TripRequestData>();
  return <TripRequestPage countries={countries} posted={useActionData<Posted>()} />;
}
