import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstContext } from './context.ts';
import { addDays, today } from './dates.ts';
import { readDraft, SCHEMA_VERSION } from './draft.ts';
import { draftOf } from './draftOf.ts';
import { filledForm } from './filledForm.ts';

const context = {
  ...firstContext({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm() }),
  step: 'budget' as const,
  lastCompletedStep: 1,
  lastTouched: 'tripType',
  told: ['TripRequestFormStart'],
};
const stored = (changes: object = {}): unknown => JSON.parse(JSON.stringify({ ...draftOf(context), ...changes }));

test('what was kept comes back, without the flags of the moment', () => {
  const draft = readDraft(stored());
  expect(draft).toMatchObject({ machineValue: 'budget', formId: 'form-0001', datePassed: false, context: { lastCompletedStep: 1 } });
  expect(draft?.context.form).toEqual(filledForm());
  expect(Object.keys(draftOf(context).context).sort()).toEqual(['form', 'lastCompletedStep', 'lastTouched', 'told']);
});

test('a departure date that has passed is cleared, and the first step asked again', () => {
  const form = filledForm({ departureDate: addDays(today(), -1) });
  const draft = readDraft(stored({ context: { ...draftOf(context).context, form } }));
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
])('%s: discarded', (_, changes) => expect(readDraft(stored(changes))).toBeNull());

test('answers of the wrong kind are as if never given', () => {
  const form = {
    ...filledForm(),
    totalNights: '10',
    tripType: 'SAFARI',
    budgetFlexibility: 7,
    traveler: { firstName: 5 },
    numberOfChildren: {},
  };
  const draft = readDraft(stored({ context: { ...draftOf(context).context, form, lastCompletedStep: 99, told: [1] } }));
  expect(draft?.context).toMatchObject({
    lastCompletedStep: -1,
    told: [],
    form: { totalNights: 0, tripType: [], budgetFlexibility: null, numberOfChildren: null },
  });
  expect(draft?.context.form.traveler).toMatchObject({ firstName: '', countryOfResidence: 'US' });
});

test('whatever is in the storage, reading it never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (whole, part) => {
      readDraft(whole);
      readDraft({ ...draftOf(context), context: part });
      readDraft({ ...draftOf(context), context: { ...draftOf(context).context, form: part } });
    }),
  );
});
