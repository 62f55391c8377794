import { type TransitionActor, transitionsFrom, tripRequestMachine as machine, type TripRequestStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';

const everyone: readonly TransitionActor[] = [
  'anonymous',
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
const allButCorrector = everyone.filter((actor) => actor !== machine.corrector);

test('every status is reachable from the initial one without corrections', () => {
  const reached = new Set<TripRequestStatus>([machine.initial]);
  for (const from of reached) for (const { to } of transitionsFrom(machine, from, allButCorrector)) reached.add(to);
  expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
});

test('every transition has known statuses and actors, a rule, and a different target', () => {
  for (const move of machine.transitions) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(everyone).toEqual(expect.arrayContaining([...move.who]));
    expect(move.from).not.toContain(move.to);
    expect(move.rule).toBeTruthy();
  }
});

test('no pair of statuses has two transitions for the same actor', () => {
  const pairs = machine.transitions.flatMap(({ from, to, who }) => from.flatMap((one) => who.map((actor) => `${one} ${to} ${actor}`)));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

test('a random walk follows the table, and never offers a status twice or the current one', () => {
  const walk = fc.array(fc.tuple(fc.subarray([...everyone], { minLength: 1 }), fc.nat(100)), { maxLength: 40 });
  fc.assert(
    fc.property(walk, (steps) => {
      let at: TripRequestStatus = machine.initial;
      for (const [actors, choice] of steps) {
        const moves = transitionsFrom(machine, at, actors);
        const targets = moves.map(({ to }) => to);
        expect(targets).not.toContain(at);
        expect(new Set(targets).size).toBe(targets.length);
        for (const move of moves) {
          const listed = machine.transitions.some(
            (one) => one.from.includes(at) && one.to === move.to && one.who.some((who) => actors.includes(who)),
          );
          const correction = actors.includes('admin') && move.reasons?.includes('CORRECTION') === true;
          expect(listed || correction).toBe(true);
        }
        at = moves[choice % moves.length]?.to ?? at;
      }
    }),
    { numRuns: 300 },
  );
});

test('callers without a part in a request have no transition', () => {
  for (const from of machine.states)
    expect(transitionsFrom(machine, from, ['agent', 'editor', 'publisher', 'marageti', 'teamMember'])).toEqual([]);
});

test('the corrector may set any status from any other', () => {
  for (const from of machine.states) {
    const targets = transitionsFrom(machine, from, ['admin']).map(({ to }) => to);
    expect(targets.toSorted()).toEqual(machine.states.filter((state) => state !== from).toSorted());
  }
});
