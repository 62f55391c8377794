import { tripRequestLimits } from '@farwend/api-contract/rules';
import type { RestoredDraft } from './draft.ts';
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
  | { type: 'RESTORE'; draft: RestoredDraft; step: StepName | null }
  | { type: 'RESTORE.SENT'; sent: Sent }
  | { type: 'NOTICE.CLOSE' }
  | { type: 'MINIMUM.CHANGE'; minimum: Minimum }
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
    error: false,
    isSaving: false,
    isSubmitted: false,
    isNewSSOUser: false,
    showConfirmationModal: false,
    isKnownEmail: false,
    isSignedIn,
    problems,
    attempt: problems.length > 0 ? 1 : 0,
    isStorageBlocked: false,
    restoredFrom: null,
    datePassed: false,
    sent: null,
    allowDuplicate: false,
  };
}
