import { type TransitionActor, transitionsFrom, tripMatchMachine as machine, type TripMatchStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';

const everyone: readonly TransitionActor[] = [
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

test('every status of a match is reachable without corrections', () => {
  const reached = new Set<TripMatchStatus>([machine.initial]);
  const actors = everyone.filter((actor) => actor !== machine.corrector);
  for (const from of reached) for (const { to } of transitionsFrom(machine, from, actors)) reached.add(to);
  expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
});

test('every transition has known statuses and actors, and a rule', () => {
  for (const move of machine.transitions) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(everyone).toEqual(expect.arrayContaining([...move.who]));
    expect(move.rule).toBeTruthy();
  }
});

test('no pair of statuses has two transitions for the same actor', () => {
  const pairs = machine.transitions.flatMap(({ from, to, who }) => from.flatMap((one) => who.map((actor) => `${one} ${to} ${actor}`)));
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
] as const)('%s moves a match from %s to %j', (actor, from, to) => {
  expect(transitionsFrom(machine, from, [actor]).map((move) => move.to)).toEqual(to);
});
