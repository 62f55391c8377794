import { expect, test } from '@jest/globals';
import { createFormStore, machineModule } from './formStore.ts';
import { initialContext } from './context.ts';
import { parseDraft } from './draft.ts';
import { buildDraft } from './buildDraft.ts';
import { filledForm } from './filledForm.ts';
import { createFakeEnvironment } from './createFakeEnvironment.ts';

function open() {
  const { services, storage } = createFakeEnvironment();
  return createFormStore({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm() }, { ...services, places: () => [] }, storage);
}

test('before the machine is loaded, shows answers at once and queues events in order', async () => {
  const form = open();
  let changes = 0;
  form.subscribe(() => (changes += 1));
  form.send({ type: 'PAGE.HIDE' });
  expect(machineModule.current).toBeUndefined();
  form.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 21 });
  form.send({ type: 'CONTINUE' });
  expect(form.read().context).toMatchObject({ step: 'details', form: { totalNights: 21 } });
  await machineModule.load();
  await Promise.resolve();
  expect(form.read().context).toMatchObject({ step: 'style', lastTouched: 'totalNights', form: { totalNights: 21 } });
  expect(changes).toBeGreaterThan(1);
  form.stop();
});

test('once the machine is loaded, it receives events at once', async () => {
  await machineModule.load();
  const form = open();
  form.send({ type: 'CONTINUE' });
  expect(form.read().context.step).toBe('style');
  form.stop();
});

test('answers given before the saved draft was read win over it', async () => {
  await machineModule.load();
  const form = open();
  form.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 21 });
  const stored = parseDraft(
    buildDraft(
      initialContext({ formId: 'form-0007', formVersion: 'trf6d', form: filledForm({ totalNights: 9, tripDescription: 'By boat.' }) }),
    ),
  );
  if (!stored) throw new Error('A filled form can be read');
  form.send({ type: 'RESTORE', draft: stored, step: null, isArrival: true });
  expect(form.read().context).toMatchObject({ formId: 'form-0007', form: { totalNights: 21, tripDescription: 'By boat.' } });
  form.send({ type: 'RESTORE', draft: stored, step: null });
  expect(form.read().context.form.totalNights).toBe(9);
  form.stop();
});
