import { type Mover, movesFrom, tripMatchMachine as machine, type TripMatchStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const everyone: readonly Mover[] = [
  'traveler',
  'agent',
  'teamMember',
  'admin',
  'care',
  'editor',
  'publisher',
  'marageti',
  'owner',
  'system',
];

test('every status of a match is reached without corrections', () => {
  const reached = new Set<TripMatchStatus>([machine.initial]);
  const movers = everyone.filter((mover) => mover !== machine.corrector);
  for (const from of reached) for (const { to } of movesFrom(machine, from, movers)) reached.add(to);
  expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
});

test('every move names known statuses and movers and says what follows', () => {
  for (const move of machine.moves) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(everyone).toEqual(expect.arrayContaining([...move.who]));
    expect(move.rule).toBeTruthy();
  }
});

test('no pair of statuses has two moves for the same mover', () => {
  const pairs = machine.moves.flatMap(({ from, to, who }) => from.flatMap((one) => who.map((mover) => `${one} ${to} ${mover}`)));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

test.each([
  ['agent', 'PROPOSED', ['ACCEPTED', 'DECLINED']],
  ['agent', 'QUOTED', ['QUOTED', 'BOOKED', 'LOST']],
  ['agent', 'BOOKED', []],
  ['owner', 'PROPOSED', []],
  ['owner', 'INTRODUCED', ['LOST']],
  ['owner', 'QUOTED', ['IN_CONVERSATION', 'BOOKED', 'LOST']],
  ['owner', 'LOST', ['IN_CONVERSATION']],
  ['care', 'SUGGESTED', ['PROPOSED', 'WITHDRAWN']],
  ['care', 'ACCEPTED', ['WITHDRAWN', 'INTRODUCED']],
  ['care', 'BOOKED', ['CANCELLED']],
  ['teamMember', 'PROPOSED', []],
] as const)('%s moves a match from %s to %j', (mover, from, to) => {
  expect(movesFrom(machine, from, [mover]).map((move) => move.to)).toEqual(to);
});
