import { parseDate, parseNumber, splitDestinations } from '@farwend/design-system';
import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import { parsePhone } from '#src/shared/phones.ts';
import { getPostedLocale } from '#src/shared/postedLocale.ts';
import { buildPostedQuery } from '#src/shared/postedRequest.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { buildPayload } from './buildPayload.ts';
import { loadFormLists } from './loadFormLists.ts';
import { findPlace } from './minimumStay.ts';
import { HONEYPOT, NO_SCRIPT_MARKER, REMOVE } from './noScriptFieldNames.ts';
import { resolvePlaces } from './resolvePlaces.ts';
import { checkStep } from './rules.ts';
import { formProblem, type StepProblem } from './rules/problem.ts';
import { mapServerErrors } from './mapServerErrors.ts';
import { texts } from './texts.ts';
import { loadStart } from './tripRequest.loader.ts';
import type { TripStart } from './tripStart.ts';

/** A posted form that was not sent: its answers and their problems. */
export interface PostedForm {
  form: TripRequestForm;
  problems: StepProblem[];
}

const THANK_YOU = '/trip-request/thank-you/';
const noMinimum = { nights: 1, country: null };

/**
 * Handles a form posted without JavaScript; the server checks the minimum stay. What it was begun with is in the address. A form posted
 * before its scripts loaded, or to remove a card, is returned without being sent.
 */
export async function tripRequestAction({ request, context }: ActionFunctionArgs) {
  const [fields, start] = await Promise.all([request.formData(), loadStart({ request, context })]);
  const form = readForm(fields, start, getPostedLocale(request));
  if (!fields.has(NO_SCRIPT_MARKER) || fields.has(REMOVE)) return { form, problems: [] } satisfies PostedForm;
  if (readText(fields, HONEYPOT) !== '') return redirect(THANK_YOU, 303);
  const problems = [
    ...checkStep('details', form, noMinimum),
    ...checkStep('contact', form, noMinimum),
    ...checkStep('phone', form, noMinimum),
  ];
  if (problems.length > 0) return data({ form, problems } satisfies PostedForm, 422);
  try {
    const formId = crypto.randomUUID();
    const body = buildPayload(form, { formId, formVersion: 'trf6plain', places: [] });
    const api = context.get(apiContext);
    const { id, reference, inMyTrips = false } = await api.post('/v3/trip_requests', { body });
    const hasUnknownPlace = await namesUnknownPlace(form, api).catch(() => false);
    return redirect(THANK_YOU + buildPostedQuery({ id, reference, formId, isInMyTrips: inMyTrips, hasUnknownPlace }), 303);
  } catch (error) {
    return data(
      { form, problems: await problemsFrom(error, context.get(apiContext)) } satisfies PostedForm,
      isProblem(error) ? error.httpStatus : 500,
    );
  }
}

/** Whether a destination is neither on the list of places nor a slip of the pen for one that is. */
async function namesUnknownPlace({ destinationNames }: TripRequestForm, api: Client): Promise<boolean> {
  const { places } = await loadFormLists(api);
  const names = await Promise.all(destinationNames.filter(Boolean).map((name) => resolvePlaces(name, places, api)));
  return names.flat().some((name) => !findPlace(name, places));
}

async function problemsFrom(error: unknown, api: Client): Promise<StepProblem[]> {
  if (isProblem(error) && error.errors?.length) return mapServerErrors(error.errors);
  const isShowable = isProblem(error) && ['rate.limited', 'auth.onlyTravelers'].includes(error.errorCode);
  if (isShowable) return [formProblem('details', 'failed', error.message)];
  const phone = await api.get('/v3/site_settings').then(
    ({ phones }) => (parsePhone(phones.call) ?? parsePhone(phones.contact))?.text,
    () => undefined,
  );
  return [formProblem('details', 'failed', texts.sendFailed(phone))];
}

function readForm(fields: FormData, start: TripStart | null, locale: string): TripRequestForm {
  const empty = emptyForm();
  const removed = readText(fields, REMOVE);
  const { itinerary = null, company = null, tripTypes = [] } = start ?? {};
  const children = readNumber(fields, 'numberOfChildren') || null;
  const names = fields.getAll('destinationNames').flatMap((value) => splitDestinations(String(value)));
  const date = readText(fields, 'departureDate');
  const answer = readText(fields, 'travelingWithChildren');
  return {
    ...empty,
    destinationNames: names.some((name) => name.trim()) ? names.map((name) => name.trim()).filter(Boolean) : [''],
    departureDate: parseDate(date, locale) ?? date,
    flexibleDepartureDate: fields.has('flexibleDepartureDate'),
    totalNights: readNumber(fields, 'totalNights') ?? 0,
    numberOfAdults: readText(fields, 'numberOfAdults'),
    adultAgeGroups: fields.getAll('adultAgeGroups').map(String),
    travelingWithChildren: answer === 'yes' ? true : answer === 'no' ? false : children === null ? null : true,
    numberOfChildren: answer === 'no' ? null : children,
    childAgeGroups: answer === 'no' ? [] : fields.getAll('childAgeGroups').map(String),
    basedOnItinerary: removed === 'basedOnItinerary' ? null : itinerary,
    requestedCompany: removed === 'requestedCompany' ? null : company,
    mayAskOthers: company === null || fields.has('mayAskOthers'),
    tripType: [...tripTypes],
    // Never subscribe visitors who could not see the box.
    includeNewsletter: false,
    traveler: {
      firstName: readText(fields, 'firstName'),
      lastName: readText(fields, 'lastName'),
      email: readText(fields, 'email'),
      phone: empty.traveler.phone,
      countryOfResidence: readText(fields, 'countryOfResidence') || empty.traveler.countryOfResidence,
    },
  };
}

function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Null if empty, NaN if it is not a number. */
function readNumber(fields: FormData, name: string): number | null {
  return parseNumber(readText(fields, name));
}
