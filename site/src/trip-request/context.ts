import { optInCountries, tripRequestLimits } from '@farwend/api-contract/rules';
import type { RestoredDraft } from './draft.ts';
import type { TripStart } from './tripStart.ts';
import type { AccountDetails } from './AccountDetails.ts';
import { emptyForm, type FieldChange, type FieldName, type TripRequestForm } from './form.ts';
import type { MinimumStay } from './minimumStay.ts';
import type { StepProblem } from './rules/problem.ts';
import type { StepName } from './steps.ts';

/** A request that the server has accepted. */
export interface SubmittedRequest {
  id: string;
  /** The reference number that travellers quote on the phone. */
  reference: string;
  destinationNames: string[];
  /** ISO 8601. */
  sentAt: string;
}

/** An answer that is being changed from the review. */
export interface ReviewedAnswer {
  field: FieldName;
  /** The email address that was checked; another one is checked before the review is shown again. */
  checkedEmail: string;
}

/** The machine's context. The first half is saved in the browser, see draft.ts; the second lives as long as the page. */
export interface TripRequestContext {
  /** The answers, with the specification's field names. */
  form: TripRequestForm;
  /** The current step. Duplicates the machine's state because the draft stores it with the answers. */
  step: StepName;
  formId: string;
  formVersion: string;
  lastCompletedStep: number;
  /** The last changed input, with its qualifier in brackets. */
  lastTouched: string;
  /** Keys of the analytics events already sent; each is sent once. */
  trackedEvents: string[];

  /** The minimum stay in nights. */
  minDuration: number;
  /** The country that requires it; null if none does. */
  minDurationCountry: string | null;
  /** Countries of residence whose newsletter box is not preselected, ISO 3166 alpha-2. */
  optIn: readonly string[];
  /** The last attempt to send has failed. */
  error: boolean;
  isSaving: boolean;
  isSubmitted: boolean;
  isNewSSOUser: boolean;
  showConfirmationModal: boolean;
  /** The email address belongs to an account that nobody is signed in to. */
  isKnownEmail: boolean;
  /** A traveller is signed in, so the email check is skipped. */
  isSignedIn: boolean;
  /** The session has ended since the form was begun, and the traveller is asked to sign in again. */
  hasSessionEnded: boolean;
  /** A sign-in code has been emailed. */
  isCodeSent: boolean;
  /** Account details from single sign-on, until they are merged with the answers. */
  person: AccountDetails | null;
  /** A starting point that is offered, because the form already has answers. */
  offered: TripStart | null;
  /** The answer that is being changed from the review, or was, once the review is shown again; null if none. */
  changing: ReviewedAnswer | null;
  /** Problems to fix on the current step. */
  problems: StepProblem[];
  /** Number of rejected attempts to continue or send; each increase moves the focus to the error summary. */
  attempt: number;
  /** Local storage is unavailable. */
  isStorageBlocked: boolean;
  /** When the restored answers were saved (ISO 8601), until the notice is closed, an answer changes or another step opens; null otherwise. */
  restoredFrom: string | null;
  /** The saved departure date was in the past and has been cleared. */
  datePassed: boolean;
  /** The sent request, or the earlier one that it duplicates. */
  sent: SubmittedRequest | null;
  /** Send even though the same request was sent before. */
  allowDuplicate: boolean;
}

/** Initial state of a form. */
export interface TripRequestInput {
  /** Id of this form, 8 to 128 letters, digits, - or _; also the Idempotency-Key of the request. */
  formId: string;
  /** `trf6d` on desktops, else `trf6mt`. */
  formVersion: string;
  /** Prefilled answers, such as the signed-in traveller's details. */
  form?: TripRequestForm | undefined;
  /** Problems of answers that were posted without JavaScript and rejected. */
  problems?: StepProblem[] | undefined;
  /** Whether a traveller is signed in. */
  isSignedIn?: boolean | undefined;
}

/** Every event of the form. */
export type TripRequestMachineEvent =
  | ({ type: 'FIELD.CHANGE'; qualifier?: string } & FieldChange)
  | { type: 'CONTINUE' }
  /** Raised when a step is completed, by Continue or by the answer of a check. */
  | { type: 'STEP.COMPLETE' }
  | { type: 'BACK' }
  /** Leads from the review to the step of an answer. */
  | { type: 'ANSWER.CHANGE'; field: FieldName }
  /** `isRestoring`: raised for restored answers, whose notice stays. */
  | { type: 'GOTO'; step: StepName | null; isRestoring?: true }
  | { type: 'RESET'; formId: string }
  | { type: 'RESTORE'; draft: RestoredDraft; step: StepName | null; isArrival?: true; isSsoReturn?: true }
  | { type: 'RESTORE.SENT'; sent: SubmittedRequest }
  | { type: 'NOTICE.CLOSE' }
  | { type: 'MINIMUM.CHANGE'; minimum: MinimumStay }
  | { type: 'OPT_IN.FOUND'; countries: readonly string[] }
  | { type: 'START.FOUND'; start: TripStart }
  | { type: 'START.USE' }
  | { type: 'START.KEEP' }
  | { type: 'SIGN_IN'; method: 'password' | 'code'; secret: string }
  | { type: 'CODE.ASK' }
  | { type: 'SSO.START' }
  | { type: 'SSO.CANCELLED' }
  | { type: 'SSO.RETURN'; person: AccountDetails; typedEmail: string; isNew: boolean }
  | { type: 'EMAIL.CHOOSE'; use: 'signedIn' | 'typed' }
  | { type: 'SKIP' }
  | { type: 'SIGNED_OUT' }
  | { type: 'SEND_NEW'; formId: string }
  | { type: 'PAGE.HIDE' };

/** The context of a new form. */
export function initialContext({
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
    trackedEvents: [],
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
    hasSessionEnded: false,
    isCodeSent: false,
    person: null,
    offered: null,
    changing: null,
    problems,
    attempt: problems.length > 0 ? 1 : 0,
    isStorageBlocked: false,
    restoredFrom: null,
    datePassed: false,
    sent: null,
    allowDuplicate: false,
  };
}
