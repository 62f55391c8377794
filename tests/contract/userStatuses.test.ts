import { type Mover, movesFrom, userMachine as machine, type UserStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const table: [UserStatus, Mover, UserStatus[]][] = [
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
  ['DISABLED', 'system', []],
];

test.each(table)('a %s account is moved by %s to %j', (from, mover, to) => {
  expect(movesFrom(machine, from, [mover]).map((move) => move.to)).toEqual(to);
});

test('strangers and those without a part in it move nothing', () => {
  for (const from of machine.states)
    expect(movesFrom(machine, from, ['anonymous', 'traveler', 'agent', 'teamMember', 'editor', 'publisher', 'marageti'])).toEqual([]);
});

test('every status is reached, and every move says what follows', () => {
  const reached = new Set<UserStatus>([machine.initial]);
  for (const from of reached) for (const { to } of movesFrom(machine, from, ['admin'])) reached.add(to);
  expect(reached.size).toBe(machine.states.length);
  for (const { from, to, rule } of machine.moves) {
    expect(rule).toBeTruthy();
    expect(from).not.toContain(to);
  }
});
