import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ClientRequest } from '@farwend/api-contract/client';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStorage, storage as browserStorage } from '#src/shared/storage.ts';
import { createMemoryNavigator } from '#src/startup/createMemoryNavigator.ts';
import { NavigatorProvider } from '#src/startup/NavigatorProvider.tsx';
import { useLocation } from '#src/startup/page.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { machineModule } from './formStore.ts';
import { laterFields, styleFields } from './steps/LaterStep.tsx';
import { TripRequest } from './TripRequest.tsx';
import { createFakeEnvironment, type FakeEnvironmentOptions } from './createFakeEnvironment.ts';
import { filledForm } from './filledForm.ts';

// Each test starts after the browser has been idle once.
await Promise.all([styleFields.load(), laterFields.load(), machineModule.load()]);

let sentRequests: ClientRequest[];
beforeEach(() => {
  sentRequests = [];
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.dataLayer = [];
});

function open(
  at = '/trip-request',
  {
    form = emptyForm(),
    sends = ['accepted'],
    storage = browserStorage,
    isSignedIn = false,
  }: {
    form?: TripRequestForm;
    sends?: NonNullable<FakeEnvironmentOptions['sends']>;
    storage?: typeof browserStorage;
    isSignedIn?: boolean;
  } = {},
) {
  window.history.replaceState(null, '', at);
  const { services } = createFakeEnvironment({ sends, onCall: (request) => sentRequests.push(request) });
  const element = (
    <TripRequest
      services={services}
      storage={storage}
      input={{ formId: 'form-0001', formVersion: 'trf6d', form, isSignedIn }}
      onSignOut={async () => {}}
    />
  );
  const navigator = createMemoryNavigator('/', at);
  const Pages = () => {
    const { pathname } = useLocation();
    if (pathname === '/') return <h1>Home</h1>;
    return pathname === '/trip-request' ? element : <h1>Thank you</h1>;
  };
  render(
    <NavigatorProvider navigator={navigator}>
      <Pages />
    </NavigatorProvider>,
  );
  const router = {
    get pathname() {
      return navigator.read().page.location.pathname;
    },
    get search() {
      return navigator.read().page.location.search;
    },
    goBack: navigator.goBack,
  };
  return { router, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const storedForm = () => window.localStorage.getItem('farwend.tripRequest') ?? '';
const input = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}`);
  return element;
};
const requests = () => sentRequests.filter(({ url }) => url === '/v3/trip_requests');
const events = () => (window.dataLayer ?? []).map(({ event, step }) => `${String(event)} ${String(step)}`);

/** Fills the form from an empty page to its last step, by keyboard and pointer only. */
async function fillAll(user: ReturnType<typeof userEvent.setup>) {
  await user.type(input('trf-destination-locations'), 'Kenya');
  await user.type(input('trf-departure-date'), '5 March 2028');
  await user.type(input('trf-total-nights'), '10');
  await user.selectOptions(input('trf-number-of-adults'), '2');
  await user.click(input('trf-traveling-with-children-no'));
  await press('Continue');
  await heading('What kind of trip is it?');
  await user.click(input('trf-trip-type-SAFARI'));
  await press('Continue');
  await heading('What is your budget?');
  await user.selectOptions(input('trf-budget-per-person-usd'), '8000');
  await user.click(input('trf-budget-flexibility-0.2'));
  await press('Continue');
  await heading('Who should we design this for?');
  await user.type(input('trf-first-name'), 'Dana');
  await user.type(input('trf-last-name'), 'Rowe');
  await user.type(input('trf-email'), 'dana.rowe@example.com');
  await press('Continue');
  await heading('One last thing');
}

test('goes through all steps, sends once, and ends on the thank-you page', async () => {
  const { router, user } = open('/trip-request?utm_source=letter');
  await fillAll(user);
  expect(router.search).toBe('?utm_source=letter&step=phone');
  await user.dblClick(screen.getByRole('button', { name: 'Send my trip request' }));
  await heading('Thank you');
  expect(requests()).toHaveLength(1);
  expect(requests()[0]).toMatchObject({
    headers: { 'Idempotency-Key': 'form-0001' },
    body: {
      destinationNames: ['Kenya'],
      destinations: [{ id: '1', name: 'Kenya' }],
      departureDate: '2028-03-05T00:00:00.000Z',
      totalBudget: 16000,
    },
  });
  expect(JSON.parse(window.sessionStorage.getItem('farwend.sentRequest') ?? 'null').value).toMatchObject({
    reference: 'TR-ABC123',
    email: 'dana.rowe@example.com',
  });
  expect(window.localStorage.getItem('farwend.tripRequest')).toBeNull();
  expect(events()).toEqual([
    'TripRequestFormStart 1', 'TripRequestStepStart 1', 'TripRequestStepComplete 1', 'TripRequestStepStart 2', 'TripRequestStepComplete 2',
    'TripRequestStepStart 3', 'TripRequestStepComplete 3', 'TripRequestStepStart 4', 'TripRequestStepComplete 4', 'TripRequestComplete 4', 'TripRequestSubmit 6',
  ]); // prettier-ignore
  expect(window.dataLayer?.at(-1)).toMatchObject({
    id: '01890000-0000-7000-8000-000000000009',
    value: 16000,
    currency: 'USD',
    formVersion: 'trf6d',
  });
  window.history.replaceState(null, '', '/trip-request?step=thanks');
  act(router.goBack);
  await heading('Your request was sent');
  await press('Start another request');
  await heading('Where and when would you like to go?');
  expect(input('trf-destination-locations')).toHaveValue('');
});

test('the review leads to the field of an answer, and from there back to its row', async () => {
  const { router, user } = open();
  await fillAll(user);
  const row = () => screen.getByRole('button', { name: 'Change the number of nights' });
  const answers = () => screen.getByRole('region', { name: 'Your answers' });
  expect(within(answers()).getByText('5 March 2028')).toBeInTheDocument();
  await user.click(row());
  await heading('Where and when would you like to go?');
  await waitFor(() => expect(input('trf-total-nights')).toHaveFocus());
  expect(router.search).toBe('?step=details');
  await user.clear(input('trf-total-nights'));
  await user.type(input('trf-total-nights'), '12');
  await press('Continue');
  await heading('One last thing');
  await waitFor(() => expect(row()).toHaveFocus());
  expect(within(answers()).getByText('12')).toBeInTheDocument();
  await press('Change the flexibility of the budget');
  await waitFor(() => expect(input('trf-budget-flexibility-0.2')).toHaveFocus());
  await press('Back');
  await heading('One last thing');
  await press('Send my trip request');
  await heading('Thank you');
  expect(requests()[0]).toMatchObject({ body: { totalNights: 12, budgetFlexibility: 0.2 } });
});

test('Continue on an empty step focuses the error summary, shows messages at the fields, and puts "Error: " into the title', async () => {
  const { user } = open();
  await press('Continue');
  const summary = await screen.findByRole('group', { name: /There is a problem/ });
  expect(summary).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Error: Step 1 of 5: Where and when | Farwend'));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toHaveLength(5);
  await user.click(within(summary).getByRole('link', { name: 'Enter how many nights you would like to travel' }));
  expect(input('trf-total-nights')).toHaveFocus();
  await user.type(input('trf-total-nights'), '9');
  await waitFor(() => expect(within(summary).queryByText('Enter how many nights you would like to travel')).toBeNull());
  expect(input('trf-total-nights')).not.toHaveAttribute('aria-invalid');
});

test('each step focuses its heading and replaces the URL, and Back returns', async () => {
  const { router } = open('/trip-request', { form: filledForm() });
  await press('Continue');
  expect(await heading('What kind of trip is it?')).toHaveFocus();
  await press('Continue');
  await heading('What is your budget?');
  await press('Back');
  expect(await heading('What kind of trip is it?')).toHaveFocus();
  expect(router.search).toBe('?step=style');
  act(router.goBack);
  await heading('Home');
});

test('an unreachable step in the URL is replaced by the first unfinished one', async () => {
  const { router } = open('/trip-request?step=phone');
  await heading('Where and when would you like to go?');
  await waitFor(() => expect(router.search).toBe('?step=details'));
});

test('after a reload the step and the answers are restored, with a notice of when they were saved', async () => {
  const { user } = open('/trip-request', { form: filledForm() });
  await user.clear(input('trf-total-nights'));
  await user.type(input('trf-total-nights'), '12');
  await press('Continue');
  await heading('What kind of trip is it?');
  await waitFor(() => expect(storedForm()).toContain('"machineValue":"style"'));
  cleanup();
  open('/trip-request?step=style');
  await heading('What kind of trip is it?');
  expect(screen.getByText(/Welcome back. We kept your answers from/)).toBeVisible();
  await press('Back');
  expect(input('trf-total-nights')).toHaveValue('12');
  await press('Start over');
  await press('Yes, start over');
  expect(input('trf-total-nights')).toHaveValue('');
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test('names the country that requires a longer stay, before and after Continue', async () => {
  const { user } = open('/trip-request', { form: filledForm({ destinationNames: ['Kenya', 'Italy'], totalNights: 6 }) });
  await user.click(input('trf-destination-locations'));
  expect(await screen.findByText('Kenya needs at least 7 nights')).toBeVisible();
  await press('Continue');
  expect(await screen.findAllByText('Number of nights must be 7 or more for Kenya')).toHaveLength(2);
});

test('a failed send returns to contact with all answers; the second attempt succeeds with the same key', async () => {
  open('/trip-request', { form: filledForm(), sends: ['failed', 'accepted'] });
  for (let step = 0; step < 4; step++) await press('Continue');
  await heading('One last thing');
  await press('Send my trip request');
  await heading('Who should we design this for?');
  expect(screen.getByRole('group', { name: /There is a problem/ })).toHaveFocus();
  expect(screen.getByText(/We could not send your request. Your answers are saved./)).toBeVisible();
  expect(input('trf-first-name')).toHaveValue('Dana');
  await press('Continue');
  await heading('One last thing');
  await press('Send my trip request');
  await heading('Thank you');
  expect(requests().map(({ headers }) => headers['Idempotency-Key'])).toEqual(['form-0001', 'form-0001']);
});

test('asks before sending a duplicate request', async () => {
  open('/trip-request', { form: filledForm(), sends: ['duplicate', 'accepted'] });
  for (let step = 0; step < 4; step++) await press('Continue');
  await heading('One last thing');
  await press('Send my trip request');
  expect(await heading('You have sent this request before')).toHaveFocus();
  expect(screen.getByText(/You sent a request for Kenya on 21 November at/)).toBeVisible();
  await press('Send a new one');
  await heading('Thank you');
  expect(requests()[1]).toMatchObject({ headers: { 'Idempotency-Key': 'form-0002' }, body: { allowDuplicate: true, formId: 'form-0002' } });
});

describe('the last step', () => {
  const atPhone = async (form = filledForm()) => {
    const page = open('/trip-request', { form });
    for (let step = 0; step < 4; step++) await press('Continue');
    await heading('One last thing');
    return page;
  };

  test('a British resident is not preselected for the newsletter and gets the British prefix', async () => {
    const { user } = await atPhone();
    expect(input('trf-newsletter')).toBeChecked();
    await waitFor(() => expect(within(input('trf-country-of-residence')).getByRole('option', { name: 'United Kingdom' })).toBeVisible());
    await user.selectOptions(input('trf-country-of-residence'), 'GB');
    expect(input('trf-newsletter')).not.toBeChecked();
    expect(input('trf-phone-prefix')).toHaveValue('GB');
    await press('Send my trip request');
    await heading('Thank you');
    expect(requests()[0]?.body).toMatchObject({
      includeNewsletter: false,
      travelers: [{ phone: { prefix: '+44' }, countryOfResidence: 'GB' }],
    });
  });

  test('a number with a prefix of its own shows it, and is sent with it', async () => {
    const form = filledForm();
    await atPhone({ ...form, traveler: { ...form.traveler, phone: { prefix: '+44', number: '20 7946 0958' } } });
    await waitFor(() => expect(input('trf-phone-prefix')).toHaveValue('GB'));
    await press('Send my trip request');
    await heading('Thank you');
    expect(requests()[0]?.body).toMatchObject({ travelers: [{ phone: { prefix: '+44', number: '20 7946 0958' } }] });
  });

  test('rejects an impossible phone number', async () => {
    const form = filledForm();
    await atPhone({ ...form, traveler: { ...form.traveler, phone: { prefix: '+1', number: '12' } } });
    await press('Send my trip request');
    expect(await screen.findAllByText('Enter a phone number in the correct format, or leave it empty')).toHaveLength(2);
    expect(requests()).toHaveLength(0);
  });
});

test('without storage the form shows a notice and still sends', async () => {
  const blocked = createStorage(() => {
    throw new Error('blocked');
  });
  const { user } = open('/trip-request', { form: filledForm(), storage: blocked });
  await user.type(input('trf-total-nights'), '{Backspace}');
  await user.type(input('trf-total-nights'), '2');
  expect(await screen.findByText('Your browser does not let us keep your answers. Finish in this tab.')).toBeVisible();
  for (let step = 0; step < 4; step++) await press('Continue');
  await heading('One last thing');
  await press('Send my trip request');
  await heading('Thank you');
});

test('offers the answers of another tab', async () => {
  const { user } = open('/trip-request', { form: filledForm() });
  await user.type(input('trf-total-nights'), '2');
  await waitFor(() => expect(storedForm()).toContain('"totalNights":102'));
  const stored = JSON.parse(storedForm());
  stored.value.context.form.totalNights = 21;
  window.localStorage.setItem('farwend.tripRequest', JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: 'farwend.tripRequest' }));
  expect(await screen.findByText(/You changed this form in another tab. Load those answers\?/)).toBeVisible();
  await press('Load them');
  expect(input('trf-total-nights')).toHaveValue('21');
});

test('a signed-in traveller cannot edit the email address', async () => {
  open('/trip-request', { form: filledForm(), isSignedIn: true });
  for (let step = 0; step < 3; step++) await press('Continue');
  await heading('Who should we design this for?');
  expect(input('trf-email')).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Not you? Sign out' })).toBeVisible();
  await press('Continue');
  await heading('One last thing');
  expect(sentRequests.some(({ url }) => url.includes('/status'))).toBe(false);
});
