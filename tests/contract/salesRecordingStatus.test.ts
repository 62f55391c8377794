import { type TransitionActor, transitionsFrom, salesRecordingMachine as machine, type SalesRecordingStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const allButAdmin: readonly TransitionActor[] = [
  'anonymous',
  'traveler',
  'agent',
  'teamMember',
  'care',
  'editor',
  'publisher',
  'marageti',
  'owner',
  'system',
];

test.each<[TransitionActor, Partial<Record<SalesRecordingStatus, SalesRecordingStatus[]>>]>([
  [
    'agent',
    {
      DRAFT: ['SUBMITTED', 'VOID'],
      SUBMITTED: ['VOID'],
      QUERIED: ['SUBMITTED', 'VOID'],
      INVOICED: ['DISPUTED'],
      DISPUTED: ['INVOICED'],
    },
  ],
  [
    'care',
    {
      DRAFT: ['SUBMITTED', 'VOID'],
      SUBMITTED: ['QUERIED', 'CONFIRMED', 'VOID'],
      QUERIED: ['VOID'],
      CONFIRMED: ['CANCELLED'],
      INVOICED: ['CANCELLED'],
    },
  ],
  ['system', { CONFIRMED: ['INVOICED'] }],
  ['teamMember', {}],
  ['marageti', {}],
  ['traveler', {}],
  ['anonymous', {}],
])('%s moves along the table and nowhere else', (actor, table) => {
  const moves = machine.states.map((from) => [from, transitionsFrom(machine, from, [actor]).map(({ to }) => to)] as const);
  expect(Object.fromEntries(moves.filter(([, to]) => to.length > 0))).toEqual(table);
});

test('every status except those set only by administrators is reachable without corrections', () => {
  const reached = new Set<SalesRecordingStatus>([machine.initial]);
  for (const from of reached) for (const { to } of transitionsFrom(machine, from, allButAdmin)) reached.add(to);
  expect(machine.states.filter((state) => !reached.has(state))).toEqual(['PAID']);
});

test('every transition states its rule, and an administrator may correct from any status to any other', () => {
  for (const move of machine.transitions) expect(move.rule).toBeTruthy();
  for (const from of machine.states) {
    const targets = transitionsFrom(machine, from, ['admin']).map(({ to }) => to);
    expect(targets.toSorted()).toEqual(machine.states.filter((state) => state !== from).toSorted());
  }
});
