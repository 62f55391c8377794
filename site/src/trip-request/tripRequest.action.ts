import { parseDate } from '@farwend/design-system';
import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import { phones } from '#src/shared/phones.ts';
import { postedQuery } from '#src/shared/postedRequest.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { payload } from './payload.ts';
import { HONEYPOT, PLAIN_MARK } from './plainNames.ts';
import { checkStep } from './rules.ts';
import { formProblem, type StepError } from './rules/problem.ts';
import { fromServer } from './serverErrors.ts';
import { texts } from './texts.ts';

/** What came of a posted form that was not sent: its answers, and what is wrong with them. */
export interface Posted {
  form: TripRequestForm;
  problems: StepError[];
}

const THANK_YOU = '/trip-request/thank-you/';
const anywhere = { nights: 1, country: null };

/** Takes the form posted without scripts; the shortest stay is the server's to judge. A form posted before its scripts had come is given back as it is. */
export async function tripRequestAction({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const form = readForm(fields);
  if (!fields.has(PLAIN_MARK)) return { form, problems: [] } satisfies Posted;
  if (text(fields, HONEYPOT) !== '') return redirect(THANK_YOU, 303);
  const problems = [
    ...checkStep('details', form, anywhere),
    ...checkStep('contact', form, anywhere),
    ...checkStep('phone', form, anywhere),
  ];
  if (problems.length > 0) return data({ form, problems } satisfies Posted, 422);
  try {
    const formId = crypto.randomUUID();
    const body = payload(form, { formId, formVersion: 'trf6plain', places: [] });
    const { id, reference } = await context.get(apiContext).post('/v3/trip_requests', { body });
    return redirect(THANK_YOU + postedQuery({ id, reference, formId }), 303);
  } catch (error) {
    return data(
      { form, problems: await problemsFrom(error, context.get(apiContext)) } satisfies Posted,
      isProblem(error) ? error.httpStatus : 500,
    );
  }
}

async function problemsFrom(error: unknown, api: Client): Promise<StepError[]> {
  if (isProblem(error) && error.errors?.length) return fromServer(error.errors);
  const known = isProblem(error) && ['rate.limited', 'auth.onlyTravelers'].includes(error.errorCode);
  if (known) return [formProblem('details', 'failed', error.message)];
  const phone = await api.get('/v3/site_settings').then(
    (settings) => settings.phones.call.text,
    () => phones.call.text,
  );
  return [formProblem('details', 'failed', texts.sendFailed(phone))];
}

function readForm(fields: FormData): TripRequestForm {
  const empty = emptyForm();
  const children = number(fields, 'numberOfChildren') || null;
  const names = fields.getAll('destinationNames').flatMap((value) => String(value).split(/[,\n]/));
  const date = text(fields, 'departureDate');
  const answer = text(fields, 'travelingWithChildren');
  return {
    ...empty,
    destinationNames: names.some((name) => name.trim()) ? names.map((name) => name.trim()).filter(Boolean) : [''],
    departureDate: parseDate(date, 'en-US') ?? date,
    flexibleDepartureDate: fields.has('flexibleDepartureDate'),
    totalNights: number(fields, 'totalNights'),
    numberOfAdults: text(fields, 'numberOfAdults'),
    adultAgeGroups: fields.getAll('adultAgeGroups').map(String),
    travelingWithChildren: answer === 'yes' ? true : answer === 'no' ? false : children === null ? null : true,
    numberOfChildren: answer === 'no' ? null : children,
    childAgeGroups: answer === 'no' ? [] : fields.getAll('childAgeGroups').map(String),
    // A newsletter is only for those who could see and leave the box.
    includeNewsletter: false,
    traveler: {
      firstName: text(fields, 'firstName'),
      lastName: text(fields, 'lastName'),
      email: text(fields, 'email'),
      phone: empty.traveler.phone,
      countryOfResidence: text(fields, 'countryOfResidence') || empty.traveler.countryOfResidence,
    },
  };
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** 0 while empty, NaN when it is no number. */
function number(fields: FormData, name: string): number {
  return Number(text(fields, name));
}
