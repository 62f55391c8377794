import { optInCountries, tripRequestLimits } from '@farwend/api-contract/rules';
import type { RestoredDraft } from './draft.ts';
import type { ItineraryStart } from './itineraryStart.ts';
import type { KnownPerson } from './knownPerson.ts';
import { emptyForm, type FieldChange, type TripRequestForm } from './form.ts';
import type { Minimum } from './minimumStay.ts';
import type { StepError } from './rules/problem.ts';
import type { StepName } from './steps.ts';

/** A request the server has. */
export interface Sent {
  id: string;
  /** The number people say on the phone. */
  reference: string;
  destinationNames: string[];
  /** ISO 8601. */
  sentAt: string;
}

/** Everything the machine remembers. The first half is kept in the browser, see draft.ts; the second lives as long as the page. */
export interface TripRequestContext {
  /** The specification's fields. */
  form: TripRequestForm;
  /** The step that is shown; the state says it too, but what is kept needs it beside the answers. */
  step: StepName;
  formId: string;
  formVersion: string;
  lastCompletedStep: number;
  /** Input touched last, with its qualifier in brackets. */
  lastTouched: string;
  /** Analytics events already told; each is told once. */
  told: string[];

  /** The shortest stay in nights. */
  minDuration: number;
  /** The country that asks for it; null when none does. */
  minDurationCountry: string | null;
  /** Countries of residence where the newsletter's box is not ticked beforehand, ISO 3166 alpha-2. */
  optIn: readonly string[];
  /** The last attempt to send failed. */
  error: boolean;
  isSaving: boolean;
  isSubmitted: boolean;
  isNewSSOUser: boolean;
  showConfirmationModal: boolean;
  /** The e-mail belongs to somebody who has an account and is not signed in. */
  isKnownEmail: boolean;
  /** A traveller is signed in: the e-mail need not be asked about. */
  isSignedIn: boolean;
  /** A code for signing in was mailed. */
  isCodeSent: boolean;
  /** Who came back from single sign-on, until what they typed is squared with it. */
  person: KnownPerson | null;
  /** An itinerary to begin from, offered because the form is under way. */
  offered: ItineraryStart | null;
  /** What must be put right on this step. */
  problems: StepError[];
  /** How often Continue was refused or sending failed; each takes the focus to the summary. */
  attempt: number;
  /** The browser does not keep the answers. */
  isStorageBlocked: boolean;
  /** When the answers shown were kept (ISO 8601), until the notice was closed; null: none were restored. */
  restoredFrom: string | null;
  /** The departure date had passed and was cleared. */
  datePassed: boolean;
  /** What was sent, or the earlier request that the server found. */
  sent: Sent | null;
  /** Send although the same request was sent before. */
  allowDuplicate: boolean;
}

/** What a form begins with. */
export interface TripRequestInput {
  /** Id of this form, 8 to 128 letters, digits, - or _; the Idempotency-Key of its sending. */
  formId: string;
  /** trf6d on a desktop, else trf6mt. */
  formVersion: string;
  /** Answers known before, such as the signed-in traveller's own. */
  form?: TripRequestForm | undefined;
  /** What is wrong with them, when they were posted and not taken. */
  problems?: StepError[] | undefined;
  /** Whether a traveller is signed in. */
  isSignedIn?: boolean | undefined;
}

/** Everything that can happen to a form. */
export type TripRequestMachineEvent =
  | ({ type: 'FIELD.CHANGE'; qualifier?: string } & FieldChange)
  | { type: 'CONTINUE' }
  | { type: 'BACK' }
  | { type: 'GOTO'; step: StepName | null }
  | { type: 'RESET'; formId: string }
  | { type: 'RESTORE'; draft: RestoredDraft; step: StepName | null; isArrival?: true }
  | { type: 'RESTORE.SENT'; sent: Sent }
  | { type: 'NOTICE.CLOSE' }
  | { type: 'MINIMUM.CHANGE'; minimum: Minimum }
  | { type: 'OPT_IN.FOUND'; countries: readonly string[] }
  | { type: 'ITINERARY.FOUND'; start: ItineraryStart }
  | { type: 'ITINERARY.USE' }
  | { type: 'ITINERARY.KEEP' }
  | { type: 'SIGN_IN'; way: 'password' | 'code'; secret: string }
  | { type: 'CODE.ASK' }
  | { type: 'SSO.START' }
  | { type: 'SSO.CANCELLED' }
  | { type: 'SSO.RETURN'; person: KnownPerson; typedEmail: string; isNew: boolean }
  | { type: 'EMAIL.CHOOSE'; use: 'signedIn' | 'typed' }
  | { type: 'SKIP' }
  | { type: 'SIGNED_OUT' }
  | { type: 'SEND_NEW'; formId: string }
  | { type: 'PAGE.HIDE' };

/** The context of a form that begins. */
export function firstContext({
  formId,
  formVersion,
  form = emptyForm(),
  problems = [],
  isSignedIn = false,
}: TripRequestInput): TripRequestContext {
  return {
    form,
    step: 'details',
    formId,
    formVersion,
    lastCompletedStep: -1,
    lastTouched: '',
    told: [],
    minDuration: tripRequestLimits.minNights,
    minDurationCountry: null,
    optIn: optInCountries,
    error: false,
    isSaving: false,
    isSubmitted: false,
    isNewSSOUser: false,
    showConfirmationModal: false,
    isKnownEmail: false,
    isSignedIn,
    isCodeSent: false,
    person: null,
    offered: null,
    problems,
    attempt: problems.length > 0 ? 1 : 0,
    isStorageBlocked: false,
    restoredFrom: null,
    datePassed: false,
    sent: null,
    allowDuplicate: false,
  };
}
