import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Result of a form of the page. */
export interface MyTripActionResult {
  /** Success message; null if the request was rejected. */
  done: string | null;
  /** Error message; null on success. */
  problem: string | null;
  /** Error messages by field. */
  fields: Readonly<Record<string, string>>;
}

const handlers: Readonly<Record<string, (form: FormData, id: string, api: Client) => Promise<string>>> = {
  move: async (form, id, api) => {
    const [status, reasonCode] = [readStatus(form), String(form.get('reason') ?? '')];
    await api.put('/v3/trip_requests/{id}/status', { params: { id }, body: { status, ...(reasonCode ? { reasonCode } : {}) } });
    return statusMessages[status] ?? 'The trip goes on.';
  },
  change: async (form, id, api) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      departureDate: text('departureDate'),
      flexibleDepartureDate: form.has('flexibleDepartureDate'),
      totalNights: Number(text('totalNights')),
      tripDescription: text('tripDescription'),
      version: Number(text('version')),
    };
    await api.put('/v3/trip_requests/{id}', { params: { id }, body });
    return 'The change is with us.';
  },
  write: async (form, _, api) => {
    const [conversation, body] = [String(form.get('conversation')), String(form.get('body') ?? '')];
    await api.post('/v3/conversations/{id}/messages', { params: { id: conversation }, body: { body } });
    return 'Your letter is sent. An answer takes a day.';
  },
  answer: async (form, _, api) => {
    const [match, status] = [String(form.get('match')), readMatchStatus(form)];
    const reason = status === 'LOST' ? { reasonCode: 'CHOSE_OTHER' } : {};
    await api.put('/v3/trip_matches/{id}/status', { params: { id: match }, body: { status, ...reason } });
    return matchStatusMessages[status];
  },
};

/** Handles the forms of the page: change the status or the trip, send a message, respond to a proposal. */
export async function myTripAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const handle = handlers[String(form.get('deed'))];
  if (!handle) return notFound();
  try {
    return data<MyTripActionResult>({ done: await handle(form, params['id'] ?? '', context.get(apiContext)), problem: null, fields: {} });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401)
      return redirect(`/login/?return=${encodeURIComponent(new URL(request.url).pathname)}`);
    return data<MyTripActionResult>({ done: null, ...describeProblem(problem) }, { status: 422 });
  }
}

/** Describes a problem: the API's message for each field, otherwise a message of the site. */
function describeProblem(problem: unknown): Omit<MyTripActionResult, 'done'> {
  if (!isProblem(problem)) return { problem: 'No answer came. Check your connection and try again.', fields: {} };
  const fields = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  if (Object.keys(fields).length > 0) return { problem: 'Something in the form needs another look.', fields };
  const isLate = problem.httpStatus === 409 || problem.httpStatus === 412 || problem.httpStatus === 403;
  return {
    problem: isLate
      ? 'Things have moved on meanwhile: this is no longer possible. Here is how they stand now.'
      : 'Something went wrong. Please try again.',
    fields,
  };
}

const statuses = ['CANCELLED', 'ON_HOLD', 'QUALIFIED', 'MATCHED', 'PLANNING', 'SCREENING'] as const;

const statusMessages: Partial<Record<(typeof statuses)[number], string>> = {
  CANCELLED: 'The trip is cancelled. Whoever planned it has been told.',
  ON_HOLD: 'The trip rests.',
};

function readStatus(form: FormData): (typeof statuses)[number] {
  return statuses.find((status) => status === form.get('status')) ?? notFound();
}

const matchStatuses = ['LOST', 'IN_CONVERSATION', 'BOOKED'] as const;

const matchStatusMessages: Record<(typeof matchStatuses)[number], string> = {
  LOST: 'They know, and thank you for saying so.',
  IN_CONVERSATION: 'They know that you would like changes. Say which in a letter.',
  BOOKED: 'Booked. Your planner writes to you about the papers.',
};

function readMatchStatus(form: FormData): (typeof matchStatuses)[number] {
  return matchStatuses.find((status) => status === form.get('status')) ?? notFound();
}
