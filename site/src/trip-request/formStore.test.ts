import { expect, test } from '@jest/globals';
import { createFormStore, running } from './formStore.ts';
import { filledForm } from './filledForm.ts';
import { rehearsal } from './rehearsal.ts';

function open() {
  const { sending, storage } = rehearsal();
  return createFormStore({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm() }, { ...sending, places: () => [] }, storage);
}

test('before the machine is there an answer shows at once, and everything waits for it in order', async () => {
  const form = open();
  let changes = 0;
  form.subscribe(() => (changes += 1));
  form.send({ type: 'PAGE.HIDE' });
  expect(running.now).toBeUndefined();
  form.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 21 });
  form.send({ type: 'CONTINUE' });
  expect(form.read().context).toMatchObject({ step: 'details', form: { totalNights: 21 } });
  await running.load();
  await Promise.resolve();
  expect(form.read().context).toMatchObject({ step: 'style', lastTouched: 'totalNights', form: { totalNights: 21 } });
  expect(changes).toBeGreaterThan(1);
  form.stop();
});

test('once its file is there, the machine answers at once', async () => {
  await running.load();
  const form = open();
  form.send({ type: 'CONTINUE' });
  expect(form.read().context.step).toBe('style');
  form.stop();
});
