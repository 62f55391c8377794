import { documentMachine, type DocumentStatus, emailMachine, type Mover, movesFrom } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

test.each<[DocumentStatus, Mover, DocumentStatus[]]>([
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
])('a document that is %s goes by %s to %j', (from, mover, to) => {
  expect(movesFrom(documentMachine, from, [mover]).map((move) => move.to)).toEqual(to);
});

test('every status is reached, and every move says what follows', () => {
  for (const machine of [documentMachine, emailMachine]) {
    const moves: readonly { from: readonly string[]; to: string; rule?: string }[] = machine.moves;
    const reached = new Set<string>([machine.initial]);
    for (const from of reached) for (const move of moves) if (move.from.includes(from)) reached.add(move.to);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
    expect(moves.filter(({ rule }) => !rule)).toEqual([]);
  }
});

test('people move no mails', () => {
  for (const mover of ['admin', 'care', 'marageti'] as const) expect(movesFrom(emailMachine, 'QUEUED', [mover])).toEqual([]);
});
