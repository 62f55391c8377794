import type { Call } from '@farwend/api-contract';
import { type Sight, sights } from '../api/rights.data.ts';
import { type Api, people, type Person } from './api.ts';
import { kindsOf } from './callers.ts';
import { query } from './query.ts';

/** Somebody who calls: one of the demo people, or nobody in particular. */
export type Viewer = Person | 'anonymous';
export const viewers: readonly Viewer[] = [...(Object.keys(people) as Person[]), 'anonymous'];

/** A record and who may see it. */
export interface SightRow {
  id: string;
  /** Id that fills the first braces of a path with two. */
  parent: string | null;
  version: number | null;
  seenBy(viewer: Viewer): boolean;
}

/** The records of every entity as the database has them now. */
export async function loadSights(databaseUrl: string): Promise<Map<Sight, SightRow[]>> {
  const persons = await query<{ email: string; person_id: string }>(databaseUrl, 'SELECT email, person_id FROM users');
  const personIds = new Map(persons.map(({ email, person_id }) => [email, person_id]));
  const loaded = await Promise.all(
    sights.map(async (sight): Promise<[Sight, SightRow[]]> => {
      const found = await query<FoundRow>(databaseUrl, `SELECT * FROM (${sight.sql}) s ORDER BY md5(id::text)`);
      return [sight, found.map((row) => sightRow(sight, row, personIds))];
    }),
  );
  return new Map(loaded);
}

/** Some of the rows: for every viewer one they see and one they do not, where there are such. */
export function sampleOf(rows: readonly SightRow[]): SightRow[] {
  const picked = viewers.flatMap((viewer) => [rows.find((row) => row.seenBy(viewer)), rows.find((row) => !row.seenBy(viewer))]);
  return [...new Set(picked.filter((row) => row !== undefined))];
}

/** The sight that a path's first id belongs to; undefined for paths without one. */
export function sightOfPath(path: string): Sight | undefined {
  const shape = path.replace(/\{\w+\}/g, '{}');
  const fits = (sight: Sight, start: string) => (sight.alone ? shape === `${start}/{}` : shape.startsWith(`${start}/{}`));
  const ranked = sights.toSorted((a, b) => Number(b.alone ?? false) - Number(a.alone ?? false));
  const fitting = ranked.flatMap((sight) => sight.paths.filter((start) => fits(sight, start)).map((start) => ({ sight, start })));
  return fitting.toSorted((a, b) => b.start.length - a.start.length)[0]?.sight;
}

/** Ids that an answer shows although this viewer may not see what they name. */
export function leaksIn(answer: { text: string; body: unknown }, viewer: Viewer, loaded: ReadonlyMap<Sight, SightRow[]>): string[] {
  const index = indexOf(loaded);
  const isTeam = viewer !== 'anonymous' && kindsOf[viewer].includes('teamMember'); // may know of ids that it does not open
  const named = isTeam ? [] : [...new Set(answer.text.match(uuid))];
  const secret = named.filter((id) => index.secret.get(id)?.seenBy(viewer) === false);
  const listed = idsOfItems(answer.body).filter((id) => {
    const owners = index.all.get(id);
    return owners !== undefined && !owners.some((row) => row.seenBy(viewer));
  });
  return [...new Set([...secret, ...listed])];
}

/** The ids that a list is made of: its items' or its own. */
export function idsOfItems(body: unknown): string[] {
  const items = Array.isArray(body) ? body : isObject(body) && Array.isArray(body['items']) ? body['items'] : [];
  return items.map((item: unknown) => (isObject(item) ? item['id'] : item)).filter((id) => typeof id === 'string');
}

/** A call's address for a record; further braces get `rest`. */
export function addressOf(call: Call, row: SightRow, rest: string): string {
  const ids = row.parent === null ? [row.id] : [row.parent, row.id];
  return call.path.replace(/\{\w+\}/g, () => ids.shift() ?? rest);
}

/** For every viewer the first rows they do not see. */
export async function eachUnseen(rows: readonly SightRow[], check: (viewer: Viewer, row: SightRow) => Promise<void>): Promise<void> {
  await Promise.all(
    viewers.map(async (viewer) => {
      for (const row of rows.filter((one) => !one.seenBy(viewer)).slice(0, 2)) await check(viewer, row);
    }),
  );
}

/** Whether the access list of a call lets this viewer in. */
export function mayCall(viewer: Viewer, call: Call): boolean {
  return viewer === 'anonymous' ? call.access.includes('anonymous') : call.access.some((caller) => kindsOf[viewer].includes(caller));
}

/** Signs everybody in at once: password checks are slow one by one. */
export async function signInAll(api: Api): Promise<void> {
  await Promise.all((Object.keys(people) as Person[]).map((person) => api.tokenOf(person)));
}

/** How a viewer is named when sending. */
export function sender(viewer: Viewer): { as?: Person } {
  return viewer === 'anonymous' ? {} : { as: viewer };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Index {
  all: Map<string, SightRow[]>;
  secret: Map<string, SightRow>;
}
const indexes = new WeakMap<object, Index>();

function indexOf(loaded: ReadonlyMap<Sight, SightRow[]>): Index {
  const known = indexes.get(loaded);
  if (known) return known;
  const index: Index = { all: new Map(), secret: new Map() };
  for (const [sight, rows] of loaded) {
    for (const row of rows) {
      index.all.set(row.id, [...(index.all.get(row.id) ?? []), row]);
      if (sight.secret) index.secret.set(row.id, row);
    }
  }
  indexes.set(loaded, index);
  return index;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface FoundRow {
  id: string;
  people: string[];
  open: boolean;
  staff?: string[];
  never_open_to?: string;
  parent?: string;
  table_version?: number;
}

function sightRow(sight: Sight, row: FoundRow, personIds: ReadonlyMap<string, string>): SightRow {
  const people_ = new Set(row.people);
  const staff: readonly string[] = [...(sight.staff === 'all' ? ['teamMember'] : sight.staff), ...(row.staff ?? [])];
  const seenBy = (viewer: Viewer) => {
    if (row.open && (viewer === 'anonymous' || !kindsOf[viewer].some((kind) => kind === row.never_open_to))) return true;
    if (viewer === 'anonymous') return false;
    return people_.has(personIds.get(people[viewer]) ?? '') || kindsOf[viewer].some((kind) => staff.includes(kind));
  };
  return { id: row.id, parent: row.parent ?? null, version: row.table_version ?? null, seenBy };
}
