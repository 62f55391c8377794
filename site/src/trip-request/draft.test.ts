import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { initialContext } from './context.ts';
import { addDays, today } from './dates.ts';
import { parseDraft, SCHEMA_VERSION } from './draft.ts';
import { buildDraft } from './buildDraft.ts';
import { filledForm } from './filledForm.ts';

const context = {
  ...initialContext({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm() }),
  step: 'budget' as const,
  lastCompletedStep: 1,
  lastTouched: 'tripType',
  trackedEvents: ['TripRequestFormStart'],
};
const stored = (changes: object = {}): unknown => JSON.parse(JSON.stringify({ ...buildDraft(context), ...changes }));

test('a draft is restored without transient flags', () => {
  const draft = parseDraft(stored());
  expect(draft).toMatchObject({ machineValue: 'budget', formId: 'form-0001', datePassed: false, context: { lastCompletedStep: 1 } });
  expect(draft?.context.form).toEqual(filledForm());
  expect(Object.keys(buildDraft(context).context).sort()).toEqual(['form', 'lastCompletedStep', 'lastTouched', 'trackedEvents']);
});

test('a past departure date is cleared and returns to the first step', () => {
  const form = filledForm({ departureDate: addDays(today(), -1) });
  const draft = parseDraft(stored({ context: { ...buildDraft(context).context, form } }));
  expect(draft).toMatchObject({
    datePassed: true,
    machineValue: 'details',
    context: { lastCompletedStep: -1, form: { departureDate: '' } },
  });
});

test.each([
  ['another schema', { schemaVersion: SCHEMA_VERSION + 1 }],
  ['no context', { context: null }],
  ['no form', { context: { lastCompletedStep: 0 } }],
  ['an id that is none', { formId: 'x' }],
  ['no date', { savedAt: 'yesterday' }],
])('%s: discarded', (_, changes) => expect(parseDraft(stored(changes))).toBeNull());

test('answers of the wrong type count as unanswered', () => {
  const form = {
    ...filledForm(),
    totalNights: '10',
    tripType: 'SAFARI',
    budgetFlexibility: 7,
    traveler: { firstName: 5 },
    numberOfChildren: {},
  };
  const draft = parseDraft(stored({ context: { ...buildDraft(context).context, form, lastCompletedStep: 99, trackedEvents: [1] } }));
  expect(draft?.context).toMatchObject({
    lastCompletedStep: -1,
    trackedEvents: [],
    form: { totalNights: 0, tripType: [], budgetFlexibility: null, numberOfChildren: null },
  });
  expect(draft?.context.form.traveler).toMatchObject({ firstName: '', countryOfResidence: 'US' });
});

test('parsing never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (whole, part) => {
      parseDraft(whole);
      parseDraft({ ...buildDraft(context), context: part });
      parseDraft({ ...buildDraft(context), context: { ...buildDraft(context).context, form: part } });
    }),
  );
});
