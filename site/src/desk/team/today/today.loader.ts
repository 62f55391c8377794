import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { deskContext } from '#src/desk/shared/deskContext.ts';

/** Care begins in its inbox; everybody else is told where their work is. */
export function todayLoader({ context }: LoaderFunctionArgs) {
  const { allowedCalls } = context.get(deskContext);
  return allowedCalls.includes('PUT /v3/trip_requests/{id}/assigned_to') ? redirect('/desk/inbox/unassigned') : null;
}
