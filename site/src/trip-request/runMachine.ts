import { createActor, type SnapshotFrom } from 'xstate';
import type { TripRequestInput, TripRequestMachineEvent } from './context.ts';
import { emailCheckStates } from './emailCheckState.ts';
import type { FormState } from './FormState.ts';
import type { tripRequestMachine } from './machine.ts';
import { provideEffects } from './provideEffects.ts';
import type { FormServices } from './sendTripRequest.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';

export { parseDraft } from './draft.ts';

/** Options of `runMachine`. */
export interface RunOptions {
  /** Initial state of the form. */
  input: TripRequestInput;
  /** Services that the effects use. */
  services: FormServices;
  /** Where the draft is saved. */
  storage: ExpiringStorage;
  /** Events sent before the machine was loaded. */
  queue: readonly TripRequestMachineEvent[];
  /** Called with each new state, first with the initial one. */
  onState: (state: FormState) => void;
}

/** A running machine. */
export interface RunningMachine {
  send: (event: TripRequestMachineEvent) => void;
  stop: () => void;
}

/** Starts the machine and sends it the queued events. */
export function runMachine({ input, services, storage, queue, onState }: RunOptions): RunningMachine {
  const actor = createActor(provideEffects(services, storage), { input }).start();
  for (const event of queue) actor.send(event);
  onState(toFormState(actor.getSnapshot()));
  actor.subscribe((snapshot) => onState(toFormState(snapshot)));
  return { send: actor.send, stop: () => actor.stop() };
}

function toFormState(snapshot: SnapshotFrom<typeof tripRequestMachine>): FormState {
  const { context } = snapshot;
  const check = emailCheckStates.find((state) => state !== 'checking' && snapshot.matches({ form: { checkEmail: state } }));
  if (check) return { context, status: check };
  if (snapshot.matches({ form: { phone: 'verifying' } }) || snapshot.matches({ form: { phone: 'confirmingSession' } }))
    return { context, status: 'verifying' };
  if (snapshot.matches({ form: 'duplicate' })) return { context, status: 'duplicate' };
  if (snapshot.matches({ form: 'thanks' })) return { context, status: 'thanks' };
  return { context, status: 'answering' };
}
