import { assign, enqueueActions, fromPromise, not, raise, setup, type SnapshotFrom } from 'xstate';
import { change, valueOf } from './change.ts';
import { firstContext, type Sent, type TripRequestContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import { isSame, resetRule } from './resetRule.ts';
import { checkStep, hasIdentity } from './rules.ts';
import { formProblem, wrongPhone, type StepError } from './rules/problem.ts';
import { firstUnfinished, indexOf, isReachable, steps, type StepName } from './steps.ts';
import { isTold, lead, touched, type TripRequestEvent } from './tracking.ts';
import { SendFailure } from './SendFailure.ts';

/** What the server says of an e-mail address. */
export type EmailStatus = 'new' | 'existing' | 'agent' | 'disabled';

/** What sending came to; `duplicate`: the server had the same request already and answered that one. */
export interface SendResult {
  sent: Sent;
  duplicate: boolean;
}
