import type { Call, Calls } from './call.ts';
import { contract } from './contract.ts';

/** How many paths `expand` takes. */
export const MAX_EXPAND_PATHS = 5;

/** What `expand` of a call takes: the records that its records refer to, and those that these refer to. */
export function listExpandPaths(call: Call): string[] {
  return Object.entries(call.expand ?? {}).flatMap(([name, { entity }]) => [
    name,
    ...Object.keys(findEntityRead(entity).expand ?? {}).map((further) => `${name}.${further}`),
  ]);
}

/** The entities whose records a call can be expanded by. */
export function listExpandedEntities(call: Call): string[] {
  const entities = (of: Call) => Object.values(of.expand ?? {}).map(({ entity }) => entity);
  return [...new Set(entities(call).flatMap((entity) => [entity, ...entities(findEntityRead(entity))]))].toSorted();
}

/** The call that reads one record of an entity. */
export function findEntityRead(entity: string): Call {
  const read = callsByEntity[entity]?.['read'];
  if (!read) throw new Error(`${entity} has no call to read a record, so nothing can be expanded by it.`);
  return read;
}

const callsByEntity: Readonly<Record<string, Calls>> = contract;
