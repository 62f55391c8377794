import { afterEach, expect, test } from '@jest/globals';
import { markSsoStarted } from '#src/shared/ssoStarted.ts';
import { buildDraft } from './buildDraft.ts';
import { initialContext, type TripRequestMachineEvent } from './context.ts';
import { createFakeEnvironment } from './createFakeEnvironment.ts';
import { filledForm } from './filledForm.ts';
import { restoreVisit } from './restoreVisit.ts';
import { indexOf, type StepName } from './steps.ts';

afterEach(() => sessionStorage.clear());

/** The events of a visit with a form saved on this step, by their types and steps. */
async function visit(step: StepName, { query = '', isSignedIn = false } = {}): Promise<string[]> {
  const context = initialContext({ formId: 'form-0001', formVersion: 'trf6d', form: filledForm() });
  const sent: TripRequestMachineEvent[] = [];
  await restoreVisit({
    query: new URLSearchParams(query),
    stored: buildDraft({ ...context, step, lastCompletedStep: indexOf(step) - 1 }),
    start: null,
    isSignedIn,
    services: createFakeEnvironment().services,
    send: (event) => void sent.push(event),
  });
  return sent.map((event) => ('step' in event ? `${event.type} ${event.step}` : event.type));
}

test('returning from single sign-on continues where it was started', async () => {
  const query = 'step=checkEmail&form=form-0001';
  expect(await visit('checkEmail', { query, isSignedIn: true })).toEqual(['RESTORE contact', 'NOTICE.CLOSE', 'SSO.RETURN']);
});

test('a form that another tab has taken to an earlier step is restored on that step', async () => {
  const query = 'step=checkEmail&form=form-0001';
  expect(await visit('style', { query, isSignedIn: true })).toEqual(['RESTORE style', 'NOTICE.CLOSE', 'SSO.RETURN']);
});

test('a sign-on that was not finished is reported where it was started, once', async () => {
  markSsoStarted();
  expect(await visit('checkEmail')).toEqual(['RESTORE contact', 'NOTICE.CLOSE', 'SSO.CANCELLED']);
  expect(await visit('checkEmail', { query: 'step=checkEmail' })).toEqual(['RESTORE checkEmail']);
});

test('a sign-on that was not finished does not move a form that has gone on since', async () => {
  markSsoStarted();
  expect(await visit('style', { query: 'step=style' })).toEqual(['RESTORE style']);
});

test('an emailed link that does not open leaves the form of this browser as it was', async () => {
  expect(await visit('budget', { query: 'resume=id.code' })).toEqual(['RESTORE null']);
});
