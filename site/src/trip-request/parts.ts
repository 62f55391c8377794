import { assign, fromPromise, raise, setup } from 'xstate';
import { change, valueOf } from './change.ts';
import { firstContext, type Sent, type TripRequestContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import type { Draft, RestoredDraft } from './draft.ts';
import type { FieldChange, TripRequestForm } from './form.ts';
import { problemsOf, stillWrong } from './problemsOf.ts';
import { isSame, resetRule } from './resetRule.ts';
import { filledWith, isSameEmail, type KnownPerson } from './knownPerson.ts';
import { type ItineraryStart, startedFrom } from './itineraryStart.ts';
import { hasIdentity } from './rules.ts';
import type { StepError } from './rules/problem.ts';
import { failureProblems, failureStep } from './SendFailure.ts';
import type { SignIn } from './signIn.ts';
import { clampStep, indexOf, isReachable, type StepName } from './steps.ts';
import { newsKey, touched, type News } from './tracking.ts';

/** What the server says of an e-mail address. */
export type EmailStatus = 'new' | 'existing' | 'agent' | 'disabled';

/** What sending came to; `duplicate`: the server had the same request already and answered that one. */
export interface SendResult {
  sent: Sent;
  duplicate: boolean;
  /** The answers as the server has them now; those that were to be sent when they were not. */
  form: TripRequestForm;
}

/** Guards, actions and actors of the machine by name. The actors here refuse: real ones are handed in by `machine.provide`. */
export const parts = setup({
  types: {
    context: {} as TripRequestContext,
    events: {} as TripRequestMachineEvent,
    input: {} as TripRequestInput,
  },
  delays: { debounce: 500, emailPatience: 3000, remoteDebounce: 2000 },
  actors: {
    /** Asks whose an e-mail address is. */
    checkEmail: fromPromise<EmailStatus, { email: string }>(notProvided),
    /** Whether the number could be rung in its country. */
    verifyPhone: fromPromise<boolean, { country: string; number: string }>(notProvided),
    /** Sends the request; throws a SendFailure. */
    createTripRequest: fromPromise<SendResult, TripRequestContext>(notProvided),
    /** Signs in with a password or a mailed code; throws a SendFailure. */
    signIn: fromPromise<KnownPerson, SignIn>(notProvided),
    /** Mails a code for signing in; throws a SendFailure. */
    askCode: fromPromise<void, { email: string }>(notProvided),
    /** Leaves for the identity provider; throws a SendFailure. */
    startSso: fromPromise<void, { formId: string }>(notProvided),
    /** Ends the session. */
    signOut: fromPromise<void>(notProvided),
    /** Keeps the draft on the server, for people who left their address; how it went is nobody's trouble. */
    saveRemote: fromPromise<void, TripRequestContext>(notProvided),
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
    mayKeepRemotely: ({ context }) => context.lastCompletedStep >= indexOf('contact') && !context.isSubmitted,
    isBeforeContact: ({ context }) => context.lastCompletedStep < indexOf('contact'),
    isOtherEmail: (_, { person, typedEmail }: Returned) => typedEmail.trim() !== '' && !isSameEmail(person.email, typedEmail),
    isNewReturn: (_, { isNew }: Returned) => isNew,
    isNewPerson: ({ context }) => context.isNewSSOUser,
    isUntouched: ({ context }) => context.lastTouched === '' && context.lastCompletedStep < 0,
    hasOffer: ({ context }) => context.offered !== null,
    failsAt: (_, { error, step }: { error: unknown; step: StepName }) => failureStep(error) === step,
  },
  actions: {
    change: assign(({ context }, { to, qualifier }: { to: FieldChange; qualifier: string | undefined }) => ({
      form: change(context.form, to, context.optIn),
      lastCompletedStep: resetRule(to.name, context.lastCompletedStep),
      lastTouched: touched(to.name, qualifier),
      problems: context.problems.filter(({ field, isForeign }) => !(isForeign && field === to.name)),
    })),
    /** What the settings of countries say besides the law: their people are asked, not signed up. */
    findOptIn: assign(({ context }, { countries }: { countries: readonly string[] }) => {
      const optIn = [...new Set([...context.optIn, ...countries])];
      const { countryOfResidence } = context.form.traveler;
      return { optIn, form: change(context.form, { name: 'countryOfResidence', value: countryOfResidence }, optIn) };
    }),
    /** Remembers who came back from single sign-on. */
    meet: assign(({ context }, { person, typedEmail, isNew }: Returned) => ({
      person,
      isSignedIn: true,
      isNewSSOUser: isNew,
      isKnownEmail: false,
      form: typedEmail ? { ...context.form, traveler: { ...context.form.traveler, email: typedEmail } } : filledWith(context, person),
    })),
    /** Fills in what is known of them; what was typed stays. */
    welcome: assign(({ context }) => (context.person ? { form: filledWith(context, context.person), person: null } : {})),
    begin: assign(({ context }, { start }: { start: ItineraryStart }) => ({
      form: startedFrom(context.form, start),
      lastCompletedStep: -1,
      lastTouched: touched('basedOnItinerary'),
      offered: null,
    })),
    beginFromOffer: assign(({ context }) =>
      context.offered
        ? {
            form: startedFrom(context.form, context.offered),
            lastCompletedStep: -1,
            lastTouched: touched('basedOnItinerary'),
            offered: null,
          }
        : {},
    ),
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
    /** Deletes the draft on the server; handed in. */
    eraseRemote: () => {},
    /** Tells analytics of something unless it was told before, see `newsOf`; handed in. */
    tell: (_, _news: News) => {},
    markTold: assign(({ context }, news: News) => ({ told: [...new Set([...context.told, newsKey(news)])] })),
    /** Counts the errors shown, without values, see `errorsOf`; handed in. */
    tellProblems: (_, _shown: { problems: readonly StepError[] }) => {},
  },
});

/** Who came back from single sign-on. */
export interface Returned {
  person: KnownPerson;
  typedEmail: string;
  isNew: boolean;
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('This actor must be handed in'));
}
