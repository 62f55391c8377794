import { parseDate, parseNumber } from '@farwend/design-system';
import { isProblem } from '@farwend/api-contract/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import { getPostedLocale } from '#src/shared/postedLocale.ts';
import { parseDollars } from '#src/trip-request/parseDollars.ts';
import type { YourRequestActionResult } from './yourRequest.data.ts';

/** Handles the forms of the page; rejections by the API are returned as messages. */
export async function action({ request, context }: ActionFunctionArgs): Promise<YourRequestActionResult> {
  const fields = await request.formData();
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const api = context.get(apiContext);
  const params = { id: text('id') };
  const code = text('code');
  try {
    switch (text('intent')) {
      case 'confirm':
        await api.post('/v3/guest_trip_requests/{id}/confirmations', { params, body: { code } });
        return { done: 'confirm' };
      case 'cancel':
        await api.post('/v3/guest_trip_requests/{id}/cancellations', { params, body: { code, note: text('note') || null } });
        return { done: 'cancel' };
      case 'password':
        await api.post('/v3/users/{id}/resets', { params: { id: text('email') }, body: {} });
        return { done: 'password' };
      default:
        await api.put('/v3/guest_trip_requests/{id}', {
          params,
          body: { code, version: Number(text('version')), ...readChanges(fields, getPostedLocale(request)) },
        });
        return { done: 'change' };
    }
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus < 500)
      return {
        message: problem.errorCode === 'version.stale' ? STALE_MESSAGE : problem.message,
        ...(problem.errors && { errors: problem.errors }),
      };
    throw problem;
  }
}

const STALE_MESSAGE = 'Somebody changed the request meanwhile; it stands here as it is now. Make your change again.';

function readChanges(fields: FormData, locale: string) {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const date = text('departureDate');
  return {
    departureDate: parseDate(date, locale) ?? date,
    flexibleDepartureDate: fields.has('flexibleDepartureDate'),
    totalNights: parseNumber(text('totalNights')) ?? 0,
    budgetPerPersonUSD: parseNumber(text('budgetPerPersonUSD')) ?? 0,
    ownBudgetPerPersonUSD: readOwnBudget(text('ownBudgetPerPersonUSD')),
    tripDescription: text('tripDescription'),
  };
}

/** Null if empty; what is no amount becomes 0, which the server refuses by the name of the field. */
function readOwnBudget(text: string): number | null {
  const amount = parseDollars(text);
  return Number.isNaN(amount) ? 0 : amount;
}
