import { isProblem } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Result of ending a saved search. */
export interface MyTripsActionResult {
  /** Success message; null if the request was rejected. */
  done: string | null;
  /** Error message; null on success. */
  problem: string | null;
}

/** Ends a saved search; one that is gone already has ended. */
export async function myTripsAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const done = { done: 'We have stopped looking. The itineraries are still where you found them.', problem: null };
  try {
    await context.get(apiContext).delete('/v3/search_alerts/{id}', { params: { id: String(form.get('search') ?? '') } });
    return data<MyTripsActionResult>(done);
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 404) return data<MyTripsActionResult>(done);
    if (isProblem(problem) && problem.httpStatus === 401) return redirect('/login/?return=/my-trips/');
    const message = isProblem(problem) ? 'Something went wrong. Please try again.' : 'No answer came. Check your connection and try again.';
    return data<MyTripsActionResult>({ done: null, problem: message }, { status: 422 });
  }
}
