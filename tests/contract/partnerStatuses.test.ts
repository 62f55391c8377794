import { changeRequestMachine, type TransitionActor, transitionsFrom, partnerMachine, type StateMachine } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';

const machines: [string, StateMachine<string>][] = [
  ['partner', partnerMachine],
  ['change request', changeRequestMachine],
];
const actors: readonly TransitionActor[] = ['care', 'publisher', 'admin', 'leadAgent', 'system'];

describe.each(machines)('the state machine of a %s', (_, machine) => {
  test('reaches every status without corrections', () => {
    const ordinary = { ...machine, corrector: undefined } as Omit<StateMachine<string>, 'corrector'>;
    const reached = new Set<string>([machine.initial]);
    for (const from of reached) for (const { to } of transitionsFrom(ordinary, from, actors)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
  });

  test('has each transition once per actor, with a rule and a different target', () => {
    const pairs = machine.transitions.flatMap(({ from, to, who }) => from.flatMap((one) => who.map((actor) => `${one} ${to} ${actor}`)));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    for (const move of machine.transitions) {
      expect(move.rule).toBeTruthy();
      expect(move.from).not.toContain(move.to);
      expect(machine.states).toEqual(expect.arrayContaining([...move.from, move.to]));
    }
  });

  test('gives no transition to agents who are not leads, visitors and editors', () => {
    for (const from of machine.states)
      expect(transitionsFrom(machine, from, ['agent', 'anonymous', 'traveler', 'editor', 'teamMember'])).toEqual([]);
  });
});

test.each([
  ['care', ['PAUSED']],
  ['leadAgent', ['PAUSED']],
  ['system', ['SUSPENDED']],
] as const)('%s moves an active partner to %j', (actor, targets) => {
  expect(transitionsFrom(partnerMachine, 'ACTIVE', [actor]).map(({ to }) => to)).toEqual(targets);
});
