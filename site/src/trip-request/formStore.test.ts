import { expect, test } from '@jest/globals';
import { createFormStore, running } from './formStore.ts';
import { firstContext } from './context.ts';
import { readDraft } from './draft.ts';
import { draftOf } from './draftOf.ts';
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

test('what was typed before kept answers came back is not lost to them', async () => {
  await running.load();
  const form = open();
  form.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 21 });
  const kept = readDraft(
    draftOf(firstContext({ formId: 'form-0007', formVersion: 'trf6d', form: filledForm({ totalNights: 9, tripDescription: 'By boat.' }) })),
  );
  if (!kept) throw new Error('A filled form can be read');
  form.send({ type: 'RESTORE', draft: kept, step: null, isArrival: true });
  expect(form.read().context).toMatchObject({ formId: 'form-0007', form: { totalNights: 21, tripDescription: 'By boat.' } });
  form.send({ type: 'RESTORE', draft: kept, step: null });
  expect(form.read().context.form.totalNights).toBe(9);
  form.stop();
});
