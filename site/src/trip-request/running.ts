import { createActor, type SnapshotFrom } from 'xstate';
import type { TripRequestInput, TripRequestMachineEvent } from './context.ts';
import { emailCheckStates } from './emailCheckState.ts';
import type { FormState } from './formStore.ts';
import type { tripRequestMachine } from './machine.ts';
import { provideEffects } from './provideEffects.ts';
import type { Sending } from './sendTripRequest.ts';
import type { Storage30 } from '#src/shared/storage.ts';

export { readDraft } from './draft.ts';

/** What a running form is made from. */
export interface RunningParts {
  /** What it begins with. */
  input: TripRequestInput;
  /** What sending needs. */
  sending: Sending;
  /** Where the draft is kept. */
  storage: Storage30;
  /** What the person did before the machine was there. */
  earlier: readonly TripRequestMachineEvent[];
  /** Called with each new state, the first at once. */
  onState: (state: FormState) => void;
}

/** A machine that runs. */
export interface Running {
  send: (event: TripRequestMachineEvent) => void;
  stop: () => void;
}

/** Starts the machine, and lets it catch up with what has happened. */
export function run({ input, sending, storage, earlier, onState }: RunningParts): Running {
  const actor = createActor(provideEffects(sending, storage), { input }).start();
  for (const event of earlier) actor.send(event);
  onState(stateOf(actor.getSnapshot()));
  actor.subscribe((snapshot) => onState(stateOf(snapshot)));
  return { send: actor.send, stop: () => actor.stop() };
}

function stateOf(snapshot: SnapshotFrom<typeof tripRequestMachine>): FormState {
  const { context } = snapshot;
  const check = emailCheckStates.find((state) => state !== 'checking' && snapshot.matches({ form: { checkEmail: state } }));
  if (check) return { context, at: check };
  if (snapshot.matches({ form: { phone: 'verifying' } })) return { context, at: 'verifying' };
  if (snapshot.matches({ form: 'duplicate' })) return { context, at: 'duplicate' };
  if (snapshot.matches({ form: 'thanks' })) return { context, at: 'thanks' };
  return { context, at: 'asking' };
}
