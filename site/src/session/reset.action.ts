import { data, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import { missing, readDoor, refusals, type DoorAnswer, type DoorErrors, type DoorField } from './door.ts';
import { loginSentences } from './loginErrors.ts';

/** Whose password is forgotten. */
export const resetEmail: DoorField = { name: 'username', label: 'Email address', type: 'email', autoComplete: 'username' };

/** Has a link mailed with which a new password is chosen; the answer never tells whether there is such an account. */
export async function resetAction({ request, context }: ActionFunctionArgs) {
  const values = readDoor(await request.formData(), [resetEmail]);
  const answer = (isDone: boolean, errors: DoorErrors, status: number) => data<DoorAnswer>({ values, errors, isDone }, { status });
  const empty = missing(values, { username: 'Enter your email address' });
  if (empty['username']) return answer(false, empty, 422);
  try {
    await context.get(apiContext).post('/v3/users/{id}/resets', { params: { id: values['username'] ?? '' }, body: {} });
    return answer(true, {}, 200);
  } catch (problem) {
    return answer(false, refusals(problem, [resetEmail], loginSentences), 422);
  }
}
