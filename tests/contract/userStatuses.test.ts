import { type TransitionActor, transitionsFrom, userMachine as machine, type UserStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const table: [UserStatus, TransitionActor, UserStatus[]][] = [
  ['PENDING', 'admin', ['ENABLED', 'DISABLED']],
  ['PENDING', 'system', ['ENABLED', 'DISABLED']],
  ['PENDING', 'owner', []],
  ['PENDING', 'care', []],
  ['ENABLED', 'admin', ['DISABLED']],
  ['ENABLED', 'care', ['DISABLED']],
  ['ENABLED', 'leadAgent', ['DISABLED']],
  ['ENABLED', 'owner', ['DISABLED']],
  ['DISABLED', 'admin', ['ENABLED', 'PENDING']],
  ['DISABLED', 'owner', []],
  ['DISABLED', 'care', []],
  ['DISABLED', 'system', ['ENABLED']],
];

test.each(table)('a %s account can be moved by %s to %j', (from, actor, to) => {
  expect(transitionsFrom(machine, from, [actor]).map((move) => move.to)).toEqual(to);
});

test('callers without a part in it have no transition', () => {
  for (const from of machine.states)
    expect(transitionsFrom(machine, from, ['anonymous', 'traveler', 'agent', 'teamMember', 'editor', 'publisher', 'marageti'])).toEqual([]);
});

test('every status is reachable, and every transition has a rule', () => {
  const reached = new Set<UserStatus>([machine.initial]);
  for (const from of reached) for (const { to } of transitionsFrom(machine, from, ['admin'])) reached.add(to);
  expect(reached.size).toBe(machine.states.length);
  for (const { from, to, rule } of machine.transitions) {
    expect(rule).toBeTruthy();
    expect(from).not.toContain(to);
  }
});
