import { assign, fromPromise, raise, setup } from 'xstate';
import { change, valueOf } from './change.ts';
import { firstContext, type Sent, type TripRequestContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import type { Draft, RestoredDraft } from './draft.ts';
import type { FieldChange } from './form.ts';
import { problemsOf, stillWrong } from './problemsOf.ts';
import { isSame, resetRule } from './resetRule.ts';
import { hasIdentity } from './rules.ts';
import type { StepError } from './rules/problem.ts';
import { failureProblems, failureStep } from './SendFailure.ts';
import { clampStep, indexOf, isReachable, type StepName } from './steps.ts';
import { newsKey, touched, type News } from './tracking.ts';

/** What the server says of an e-mail address. */
export type EmailStatus = 'new' | 'existing' | 'agent' | 'disabled';

/** What sending came to; `duplicate`: the server had the same request already and answered that one. */
export interface SendResult {
  sent: Sent;
  duplicate: boolean;
}

/** Guards, actions and actors of the machine by name. The actors here refuse: real ones are handed in by `machine.provide`. */
export const parts = setup({
  types: {
    context: {} as TripRequestContext,
    events: {} as TripRequestMachineEvent,
    input: {} as TripRequestInput,
  },
  delays: { debounce: 500, emailPatience: 3000 },
  actors: {
    /** Asks whose an e-mail address is. */
    checkEmail: fromPromise<EmailStatus, { email: string }>(notProvided),
    /** Whether the number could be rung in its country. */
    verifyPhone: fromPromise<boolean, { country: string; number: string }>(notProvided),
    /** Sends the request; throws a SendFailure. */
    createTripRequest: fromPromise<SendResult, TripRequestContext>(notProvided),
    /** Keeps the draft in the browser; throws when the browser refuses. */
    saveLocal: fromPromise<void, Draft>(notProvided),
  },
  guards: {
    isValid: ({ context }, { step }: { step: StepName }) => problemsOf(step, context).length === 0,
    isPastReach: ({ context }, { step }: { step: StepName }) => !isReachable(step, context),
    leadsTo: ({ context }, { wish, step }: { wish: StepName | null; step: StepName }) => clampStep(wish, context) === step,
    isNewValue: ({ context }, { name, value }: FieldChange) => !isSame(valueOf(context.form, name), value),
    hasProblems: ({ context }) => context.problems.length > 0,
    isSignedIn: ({ context }) => context.isSignedIn,
    isNotSent: ({ context }) => !context.isSubmitted,
    isWorthKeeping: ({ context }) => context.lastTouched !== '' && !context.isSubmitted,
    hasIdentity: ({ context }) => hasIdentity(context.form),
    hasFinishedContact: ({ context }) => context.lastCompletedStep >= indexOf('contact'),
    failsAt: (_, { error, step }: { error: unknown; step: StepName }) => failureStep(error) === step,
  },
  actions: {
    change: assign(({ context }, { to, qualifier }: { to: FieldChange; qualifier: string | undefined }) => ({
      form: change(context.form, to),
      lastCompletedStep: resetRule(to.name, context.lastCompletedStep),
      lastTouched: touched(to.name, qualifier),
      problems: context.problems.filter(({ field, isForeign }) => !(isForeign && field === to.name)),
    })),
    enter: assign((_, { step }: { step: StepName }) => ({ step })),
    leave: assign({ problems: [] }),
    complete: assign((_, { step }: { step: StepName }) => ({ lastCompletedStep: indexOf(step), error: false })),
    refuse: assign(({ context }, { problems }: { problems: readonly StepError[] }) => ({
      problems: [...problems],
      attempt: context.attempt + 1,
    })),
    recheck: assign(({ context }) => ({ problems: stillWrong(context) })),
    /** Shows the step asked for, or the first unfinished one when it may not be shown yet. */
    goTo: raise((_, { step }: { step: StepName | null }) => ({ type: 'GOTO' as const, step })),
    restore: assign(({ context }, { draft }: { draft: RestoredDraft }) => {
      const { form } = draft.context;
      // Whoever is signed in sends under their own address, whatever was typed before.
      const email = context.isSignedIn ? context.form.traveler.email : form.traveler.email;
      return {
        ...draft.context,
        form: { ...form, traveler: { ...form.traveler, email } },
        formId: draft.formId,
        restoredFrom: draft.savedAt,
        datePassed: draft.datePassed,
      };
    }),
    reset: assign(({ context }, { formId }: { formId: string }) => {
      const fresh = firstContext({ formId, formVersion: context.formVersion, isSignedIn: context.isSignedIn });
      const traveler = context.isSignedIn ? context.form.traveler : fresh.form.traveler;
      return { ...fresh, form: { ...fresh.form, traveler }, isStorageBlocked: context.isStorageBlocked };
    }),
    fail: assign(({ context }, { error, step }: { error: unknown; step: StepName }) => ({
      problems: [...failureProblems(error)],
      attempt: context.attempt + 1,
      lastCompletedStep: indexOf(step) - 1,
      isSubmitted: false,
      error: true,
    })),
    /** Forgets the draft in the browser; handed in. */
    clearLocal: () => {},
    /** Tells analytics of something unless it was told before, see `newsOf`; handed in. */
    tell: (_, _news: News) => {},
    markTold: assign(({ context }, news: News) => ({ told: [...new Set([...context.told, newsKey(news)])] })),
    /** Counts the errors shown, without values, see `errorsOf`; handed in. */
    tellProblems: (_, _shown: { problems: readonly StepError[] }) => {},
  },
});

function notProvided(): Promise<never> {
  return Promise.reject(new Error('This actor must be handed in'));
}
