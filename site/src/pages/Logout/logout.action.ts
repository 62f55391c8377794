import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Signs out without JavaScript. */
export async function logoutAction({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(apiContext).delete('/v3/logout');
  return redirect('/logout/');
}
