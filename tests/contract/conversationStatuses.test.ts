import { type ConversationStatus, conversationMachine as machine, type Mover, movesFrom } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

test.each<[ConversationStatus, Mover, ConversationStatus[]]>([
  ['ACTIVE', 'system', ['CLOSED']],
  ['ACTIVE', 'care', ['CLOSED']],
  ['ACTIVE', 'admin', ['CLOSED', 'LOCKED']],
  ['ACTIVE', 'owner', []],
  ['ACTIVE', 'agent', []],
  ['CLOSED', 'system', ['ACTIVE']],
  ['CLOSED', 'care', ['ACTIVE']],
  ['CLOSED', 'admin', ['ACTIVE', 'LOCKED']],
  ['LOCKED', 'admin', ['ACTIVE']],
  ['LOCKED', 'care', []],
  ['LOCKED', 'system', []],
  ['LOCKED', 'traveler', []],
])('%s may be moved by %s to %j', (from, mover, targets) => {
  expect(movesFrom(machine, from, [mover]).map(({ to }) => to)).toEqual(targets);
});

test('every move names known statuses, says what follows, and goes somewhere else', () => {
  for (const move of machine.moves) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(move.from).not.toContain(move.to);
    expect(move.rule).toBeTruthy();
  }
});

test('locking asks for a reason', () => {
  expect(movesFrom(machine, 'ACTIVE', ['admin']).find(({ to }) => to === 'LOCKED')?.reasons).toContain('DISPUTE');
});
