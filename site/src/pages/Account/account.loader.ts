import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { type CopyState, type ErasureState, loadDataRequests } from '#src/account/dataRequests.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

export interface AccountData {
  name: string;
  email: string;
  copy: CopyState;
  erasure: ErasureState;
}

/** Loads the account of the signed-in traveller; leads to the sign-in page without a session, and others to their work. */
export async function accountLoader({ context }: LoaderFunctionArgs): Promise<Response | AccountData> {
  const api = context.get(apiContext);
  const { isAuthenticated, personType, firstName, lastName, email } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect('/login/?return=/account/');
  if (personType !== 'traveler') return redirect('/my-trips/');
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return { name, email: email ?? '', ...(await loadDataRequests(api, new Date())) };
}
