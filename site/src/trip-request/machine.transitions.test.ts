import { expect, test } from '@jest/globals';
import { createActor, fromPromise, type EventFromLogic, type Snapshot, type SnapshotFrom } from 'xstate';
import { filledForm } from './filledForm.ts';
import { parseDraft } from './draft.ts';
import { buildDraft } from './buildDraft.ts';
import { initialContext } from './context.ts';
import { tripRequestMachine } from './machine.ts';
import { formProblem, fieldProblem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import { steps } from './steps.ts';

type MachineEvent = EventFromLogic<typeof tripRequestMachine>;
type Node = typeof tripRequestMachine.root;
type Transition = NonNullable<Node['always']>[number];

const pendingActor = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
/** The machine with effects that never settle: their results are events of the walk. */
const machine = tripRequestMachine.provide({
  actors: {
    checkEmail: pendingActor(),
    verifyPhone: pendingActor(),
    createTripRequest: pendingActor(),
    saveLocal: pendingActor(),
    saveRemote: pendingActor(),
    signIn: pendingActor(),
    askCode: pendingActor(),
    startSso: pendingActor(),
    confirmSession: pendingActor(),
    signOut: pendingActor(),
  },
  delays: { debounce: 1e8, emailCheckTimeout: 1e8, remoteDebounce: 1e8 },
});

const input = { formId: 'form-0001', formVersion: 'trf6d', form: filledForm() };
const sent = { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' };
const person = { firstName: 'Sam', lastName: 'Lee', email: 'sam@example.org', phone: null, countryOfResidence: 'GB' };
const start = {
  itinerary: { id: 'it-1', title: 'By rail', image: null },
  company: null,
  places: ['Italy'],
  month: null,
  nights: 9,
  tripTypes: ['RAIL'],
};
const draft = parseDraft(buildDraft(initialContext(input)));
if (!draft) throw new Error('A draft of a filled form can be read');

/** Samples of every event type; a missing one leaves transitions untaken and fails the test. */
const samples: MachineEvent[] = [
  { type: 'CONTINUE' },
  { type: 'STEP.COMPLETE' },
  { type: 'BACK' },
  ...(['totalNights', 'tripType', 'budgetFlexibility', 'firstName'] as const).map((field): MachineEvent => ({
    type: 'ANSWER.CHANGE',
    field,
  })),
  ...steps.map((step): MachineEvent => ({ type: 'GOTO', step })),
  { type: 'FIELD.CHANGE', name: 'totalNights', value: 0 },
  { type: 'FIELD.CHANGE', name: 'totalNights', value: 11 },
  { type: 'FIELD.CHANGE', name: 'firstName', value: '' },
  { type: 'FIELD.CHANGE', name: 'firstName', value: 'Dani' },
  { type: 'FIELD.CHANGE', name: 'tripType', value: [] },
  { type: 'FIELD.CHANGE', name: 'budgetFlexibility', value: null },
  { type: 'FIELD.CHANGE', name: 'countryOfResidence', value: '' },
  { type: 'FIELD.CHANGE', name: 'countryOfResidence', value: 'GB' },
  { type: 'RESET', formId: 'form-0009' },
  { type: 'RESTORE', draft, step: null },
  { type: 'RESTORE.SENT', sent },
  { type: 'NOTICE.CLOSE' },
  { type: 'MINIMUM.CHANGE', minimum: { nights: 7, country: 'Kenya' } },
  { type: 'SEND_NEW', formId: 'form-0002' },
  { type: 'PAGE.HIDE' },
  { type: 'START.FOUND', start },
  { type: 'START.USE' },
  { type: 'START.KEEP' },
  { type: 'SIGN_IN', method: 'password', secret: 'x' },
  { type: 'CODE.ASK' },
  { type: 'SSO.START' },
  { type: 'SSO.CANCELLED' },
  { type: 'SSO.RETURN', person, typedEmail: 'sam@example.org', isNew: false },
  { type: 'SSO.RETURN', person, typedEmail: 'sam@example.org', isNew: true },
  { type: 'SSO.RETURN', person, typedEmail: 'other@example.org', isNew: true },
  { type: 'SSO.RETURN', person, typedEmail: 'other@example.org', isNew: false },
  { type: 'EMAIL.CHOOSE', use: 'signedIn' },
  { type: 'EMAIL.CHOOSE', use: 'typed' },
  { type: 'SKIP' },
  { type: 'OPT_IN.FOUND', countries: ['JP'] },
  { type: 'SIGNED_OUT' },
];
/** Possible results of each effect, by the state it runs in. */
const outputs: Record<string, unknown[]> = {
  'checkEmail.checking': ['new', 'existing', 'agent', 'disabled'],
  'checkEmail.signingIn': [person],
  'phone.verifying': [true, false],
  'phone.confirmingSession': [true, false],
  submitting: [
    { sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() },
    { sent, formId: 'form-0001', duplicate: true, isInMyTrips: false, form: filledForm() },
  ],
};
const errors = [
  new Error('503'),
  ...(['totalNights', 'tripType', 'budgetPerPersonUSD', 'email', 'phone'] as const).map(
    (field) => new SendFailure([fieldProblem(field, 'x', 'x')]),
  ),
  new SendFailure([formProblem('contact', 'failed', 'x')]),
  new SendFailure([formProblem('contact', 'auth.tokenRevoked', 'x')]),
];

/** The events of a type: samples for those of visitors, generated ones for the results of effects and for delays. */
function buildEventsFor(name: string): MachineEvent[] {
  const buildEvents = (more: object[]) => more.map((one) => ({ type: name, ...one }) as unknown as MachineEvent);
  if (name.startsWith('xstate.done.actor')) {
    const position = Object.keys(outputs).find((state) => name.endsWith(`.form.${state}`));
    return buildEvents((position ? (outputs[position] ?? []) : [undefined]).map((output) => ({ output })));
  }
  if (name.startsWith('xstate.error.actor'))
    return buildEvents((name.endsWith('submitting') ? errors : errors.slice(0, 1)).map((error) => ({ error })));
  if (name.startsWith('xstate.after')) return buildEvents([{}]);
  return samples.filter(({ type }) => type === name);
}

const nodes: Node[] = [];
(function collect(node: Node) {
  nodes.push(node);
  for (const child of Object.values(node.states)) collect(child as Node);
})(tripRequestMachine.root);
const events = [...new Set(nodes.flatMap((node) => [...node.transitions.keys()]))].flatMap(buildEventsFor);

const labels = new Map<string, string>();
/** XState represents eventless transitions by an empty event type. */
const isEventless = ({ eventType }: { eventType: string }) => eventType === '';
const transitionKey = (transition: Transition) => {
  const siblings = [
    ...(transition.source.transitions.get(transition.eventType) ?? []),
    ...(isEventless(transition) ? (transition.source.always ?? []) : []),
  ];
  const position = siblings.findIndex((one) => JSON.stringify(one.toJSON()) === JSON.stringify(transition.toJSON()));
  return `${transition.source.id} on ${transition.eventType || 'at once'} #${position}`;
};
for (const node of nodes)
  for (const one of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) labels.set(transitionKey(one), node.id);

/** Sends one event to a snapshot; returns the next snapshot and the transitions taken. */
function walk(from: Snapshot<unknown> | undefined, event: MachineEvent | null) {
  const taken: string[] = [];
  const actor = createActor(machine, {
    input,
    ...(from ? { snapshot: from } : {}),
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(transitionKey));
    },
  }).start();
  if (event) actor.send(event);
  const snapshot: SnapshotFrom<typeof machine> = actor.getSnapshot();
  const persisted = actor.getPersistedSnapshot();
  actor.stop();
  return { taken, snapshot, persisted };
}

/** Key of a snapshot, equal for snapshots with the same transitions. */
function snapshotKey({ value, context }: SnapshotFrom<typeof machine>): string {
  const { lastCompletedStep, problems, isNewSSOUser, offered, changing, form } = context;
  const invalid = [
    form.totalNights === 0,
    form.traveler.firstName === '',
    form.tripType.length === 0,
    form.budgetFlexibility === null,
    form.traveler.countryOfResidence === '',
  ];
  return JSON.stringify([value.form, lastCompletedStep, problems.length > 0, isNewSSOUser, offered !== null, changing !== null, invalid]);
}

test('generated paths take every transition of the machine', () => {
  const first = walk(undefined, null);
  const covered = new Set(first.taken);
  const seen = new Set([snapshotKey(first.snapshot)]);
  let frontier = [first];
  let paths = 0;
  while (covered.size < labels.size && frontier.length > 0 && seen.size < 12_000) {
    const next: typeof frontier = [];
    for (const from of frontier) {
      const handledTypes = new Set(from.snapshot._nodes.flatMap((node) => node.ownEvents));
      for (const event of events) {
        if (!handledTypes.has(event.type)) continue;
        const after = walk(from.persisted, event);
        const { taken, snapshot } = after;
        const isNewTransition = taken.some((one) => !covered.has(one));
        for (const one of taken) covered.add(one);
        const now = snapshotKey(snapshot);
        if (isNewTransition) paths += 1;
        if (seen.has(now) && !isNewTransition) continue;
        seen.add(now);
        next.push(after);
      }
      if (covered.size >= labels.size) break;
    }
    frontier = next;
  }
  expect([...labels.keys()].filter((one) => !covered.has(one))).toEqual([]);
  expect({ states: nodes.length, transitions: labels.size, paths }).toEqual({ states: 43, transitions: 156, paths: 142 });
});
