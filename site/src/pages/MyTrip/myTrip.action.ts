import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** What came of something done to a trip. */
export interface MyTripAnswer {
  /** What happened, in a sentence; null: it was refused. */
  done: string | null;
  /** Why it was refused. */
  problem: string | null;
  /** Sentences by the name of the field they belong to. */
  fields: Readonly<Record<string, string>>;
}

const deeds: Readonly<Record<string, (form: FormData, id: string, api: Client) => Promise<string>>> = {
  move: async (form, id, api) => {
    const [status, reasonCode] = [statusOf(form), String(form.get('reason') ?? '')];
    await api.put('/v3/trip_requests/{id}/status', { params: { id }, body: { status, ...(reasonCode ? { reasonCode } : {}) } });
    return moved[status] ?? 'The trip goes on.';
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
    const [match, status] = [String(form.get('match')), matchStatusOf(form)];
    const reason = status === 'LOST' ? { reasonCode: 'CHOSE_OTHER' } : {};
    await api.put('/v3/trip_matches/{id}/status', { params: { id: match }, body: { status, ...reason } });
    return answered[status];
  },
};

/** Does what a form of the page asks: move or change the trip, write a letter, answer a proposal. */
export async function myTripAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const deed = deeds[String(form.get('deed'))];
  if (!deed) return notFound();
  try {
    return data<MyTripAnswer>({ done: await deed(form, params['id'] ?? '', context.get(apiContext)), problem: null, fields: {} });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401)
      return redirect(`/login/?return=${encodeURIComponent(new URL(request.url).pathname)}`);
    return data<MyTripAnswer>({ done: null, ...refusal(problem) }, { status: 422 });
  }
}

/** The words for what the API refused: its sentence for each field, ours for all else. */
function refusal(problem: unknown): Omit<MyTripAnswer, 'done'> {
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

const moved: Partial<Record<(typeof statuses)[number], string>> = {
  CANCELLED: 'The trip is cancelled. Whoever planned it has been told.',
  ON_HOLD: 'The trip rests.',
};

function statusOf(form: FormData): (typeof statuses)[number] {
  return statuses.find((status) => status === form.get('status')) ?? notFound();
}

const matchStatuses = ['LOST', 'IN_CONVERSATION', 'BOOKED'] as const;

const answered: Record<(typeof matchStatuses)[number], string> = {
  LOST: 'They know, and thank you for saying so.',
  IN_CONVERSATION: 'They know that you would like changes. Say which in a letter.',
  BOOKED: 'Booked. Your planner writes to you about the papers.',
};

function matchStatusOf(form: FormData): (typeof matchStatuses)[number] {
  return matchStatuses.find((status) => status === form.get('status')) ?? notFound();
}
