import { documentMachine, type DocumentStatus, emailMachine, type TransitionActor, transitionsFrom } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

test.each<[DocumentStatus, TransitionActor, DocumentStatus[]]>([
  ['PENDING_UPLOAD', 'owner', ['SCANNING', 'DELETED']],
  ['PENDING_UPLOAD', 'system', ['PURGED']],
  ['SCANNING', 'admin', []],
  ['SCANNING', 'system', ['AVAILABLE', 'QUARANTINED']],
  ['AVAILABLE', 'agent', ['DELETED']],
  ['AVAILABLE', 'system', ['SUPERSEDED', 'PURGED']],
  ['QUARANTINED', 'admin', ['DELETED']],
  ['DELETED', 'owner', []],
  ['DELETED', 'care', ['AVAILABLE']],
  ['PURGED', 'admin', []],
])('a document that is %s goes by %s to %j', (from, actor, to) => {
  expect(transitionsFrom(documentMachine, from, [actor]).map((move) => move.to)).toEqual(to);
});

test('every status is reachable, and every transition has a rule', () => {
  for (const machine of [documentMachine, emailMachine]) {
    const moves: readonly { from: readonly string[]; to: string; rule?: string }[] = machine.transitions;
    const reached = new Set<string>([machine.initial]);
    for (const from of reached) for (const move of moves) if (move.from.includes(from)) reached.add(move.to);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
    expect(moves.filter(({ rule }) => !rule)).toEqual([]);
  }
});

test('people cannot change the status of emails', () => {
  for (const actor of ['admin', 'care', 'marageti'] as const) expect(transitionsFrom(emailMachine, 'QUEUED', [actor])).toEqual([]);
});
