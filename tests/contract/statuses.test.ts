import { type Mover, movesFrom, tripRequestMachine as machine, type TripRequestStatus } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';

const everyone: readonly Mover[] = [
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
const allButCorrector = everyone.filter((mover) => mover !== machine.corrector);

test('every status is reached from the initial one without corrections', () => {
  const reached = new Set<TripRequestStatus>([machine.initial]);
  for (const from of reached) for (const { to } of movesFrom(machine, from, allButCorrector)) reached.add(to);
  expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
});

test('every move names known statuses and movers, says what follows, and goes somewhere else', () => {
  for (const move of machine.moves) {
    expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    expect(everyone).toEqual(expect.arrayContaining([...move.who]));
    expect(move.from).not.toContain(move.to);
    expect(move.rule).toBeTruthy();
  }
});

test('no pair of statuses has two moves for the same mover', () => {
  const pairs = machine.moves.flatMap(({ from, to, who }) => from.flatMap((one) => who.map((mover) => `${one} ${to} ${mover}`)));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

test('a random walk stays in the table, offers no status twice and never the present one', () => {
  const walk = fc.array(fc.tuple(fc.subarray([...everyone], { minLength: 1 }), fc.nat(100)), { maxLength: 40 });
  fc.assert(
    fc.property(walk, (steps) => {
      let at: TripRequestStatus = machine.initial;
      for (const [movers, choice] of steps) {
        const moves = movesFrom(machine, at, movers);
        const targets = moves.map(({ to }) => to);
        expect(targets).not.toContain(at);
        expect(new Set(targets).size).toBe(targets.length);
        for (const move of moves) {
          const listed = machine.moves.some(
            (one) => one.from.includes(at) && one.to === move.to && one.who.some((who) => movers.includes(who)),
          );
          const correction = movers.includes('admin') && move.reasons?.includes('CORRECTION') === true;
          expect(listed || correction).toBe(true);
        }
        at = moves[choice % moves.length]?.to ?? at;
      }
    }),
    { numRuns: 300 },
  );
});

test('who has no part in the life of a request moves nothing', () => {
  for (const from of machine.states)
    expect(movesFrom(machine, from, ['agent', 'editor', 'publisher', 'marageti', 'teamMember'])).toEqual([]);
});

test('the corrector goes from any status to any other', () => {
  for (const from of machine.states) {
    const targets = movesFrom(machine, from, ['admin']).map(({ to }) => to);
    expect(targets.toSorted()).toEqual(machine.states.filter((state) => state !== from).toSorted());
  }
});
