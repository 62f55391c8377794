import type { Stand } from '../scene.ts';

/** A torii that stands in the tide, a pine bough from the left, one far sail. */
export function straitStands(): Stand[] {
  return [
    { kind: 'torii', x: 0.05, z: 0.21, size: 0.022, variant: 0 },
    { kind: 'bough', x: -0.034, z: 0.1, size: 0.032, variant: 2, lift: 0.017 },
    { kind: 'sail', x: -0.1, z: 1.25, size: 0.022, variant: 0 },
  ];
}
