import { type ConversationStatus, conversationMachine as machine, type TransitionActor, transitionsFrom } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

test.each<[ConversationStatus, TransitionActor, ConversationStatus[]]>([
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
])('%s may be moved by %s to %j', (from, actor, targets) => {
  expect(transitionsFrom(machine, from, [actor]).map(({ to }) => to)).toEqual(targets);
});

test('every transition has known statuses, a rule, and a different target', () => {
  for (const move of machine.transitions) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(move.from).not.toContain(move.to);
    expect(move.rule).toBeTruthy();
  }
});

test('locking requires a reason', () => {
  expect(transitionsFrom(machine, 'ACTIVE', ['admin']).find(({ to }) => to === 'LOCKED')?.reasons).toContain('DISPUTE');
});
