import { expect, test } from '@jest/globals';
import { createActor } from 'xstate';
import { tripRequestMachine } from './machine.ts';

test('the newsletter is not preselected where law or country settings require opt-in, and the visitor’s own choice is kept', () => {
  const actor = createActor(tripRequestMachine, { input: { formId: 'form-0001', formVersion: 'trf6d' } }).start();
  const isTicked = () => actor.getSnapshot().context.form.includeNewsletter;
  const liveIn = (value: string) => actor.send({ type: 'FIELD.CHANGE', name: 'countryOfResidence', value });
  liveIn('JP');
  expect(isTicked()).toBe(true);
  actor.send({ type: 'OPT_IN.FOUND', countries: ['JP'] });
  expect(isTicked()).toBe(false);
  liveIn('US');
  expect(isTicked()).toBe(true);
  liveIn('GB');
  expect(isTicked()).toBe(false);
  actor.send({ type: 'FIELD.CHANGE', name: 'includeNewsletter', value: true });
  liveIn('JP');
  expect(isTicked()).toBe(true);
  actor.stop();
});
