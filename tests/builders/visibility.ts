import type { Call } from '@farwend/api-contract';
import { type VisibilityRule, visibilityRules } from '../api/rights.data.ts';
import { type Api, people, type Person } from './api.ts';
import { callerKinds } from './callerKinds.ts';
import { query } from './query.ts';

/** A caller: one of the demo people, or an anonymous one. */
export type Viewer = Person | 'anonymous';
export const viewers: readonly Viewer[] = [...(Object.keys(people) as Person[]), 'anonymous'];

/** A record and who may see it. */
export interface ProtectedRecord {
  id: string;
  /** Id for the first parameter of a path with two. */
  parent: string | null;
  version: number | null;
  seenBy(viewer: Viewer): boolean;
}

/** Loads the records of every entity. */
export async function loadProtectedRecords(databaseUrl: string): Promise<Map<VisibilityRule, ProtectedRecord[]>> {
  const persons = await query<{ email: string; person_id: string }>(databaseUrl, 'SELECT email, person_id FROM users');
  const personIds = new Map(persons.map(({ email, person_id }) => [email, person_id]));
  const loaded = await Promise.all(
    visibilityRules.map(async (rule): Promise<[VisibilityRule, ProtectedRecord[]]> => {
      const found = await query<RuleRow>(databaseUrl, `SELECT * FROM (${rule.sql}) s ORDER BY md5(id::text)`);
      return [rule, found.map((row) => protectedRecord(rule, row, personIds))];
    }),
  );
  return new Map(loaded);
}

/** A sample of rows: for every viewer, if possible, one they see and one they do not. */
export function pickSample(rows: readonly ProtectedRecord[]): ProtectedRecord[] {
  const picked = viewers.flatMap((viewer) => [rows.find((row) => row.seenBy(viewer)), rows.find((row) => !row.seenBy(viewer))]);
  return [...new Set(picked.filter((row) => row !== undefined))];
}

/** The rule for the first id of a path; undefined for paths without one. */
export function ruleForPath(path: string): VisibilityRule | undefined {
  const shape = path.replace(/\{\w+\}/g, '{}');
  const fits = (rule: VisibilityRule, start: string) => (rule.alone ? shape === `${start}/{}` : shape.startsWith(`${start}/{}`));
  const ranked = visibilityRules.toSorted((a, b) => Number(b.alone ?? false) - Number(a.alone ?? false));
  const fitting = ranked.flatMap((rule) => rule.paths.filter((start) => fits(rule, start)).map((start) => ({ rule, start })));
  return fitting.toSorted((a, b) => b.start.length - a.start.length)[0]?.rule;
}

/** Ids in a response that refer to records this viewer may not see. */
export function findLeaks(
  answer: { text: string; body: unknown },
  viewer: Viewer,
  loaded: ReadonlyMap<VisibilityRule, ProtectedRecord[]>,
): string[] {
  const index = indexRecords(loaded);
  const isTeam = viewer !== 'anonymous' && callerKinds[viewer].includes('teamMember'); // may know ids of records they cannot open
  const named = isTeam ? [] : [...new Set(answer.text.match(uuid))];
  const secret = named.filter((id) => index.secret.get(id)?.seenBy(viewer) === false);
  const listed = listedIds(answer.body).filter((id) => {
    const owners = index.all.get(id);
    return owners !== undefined && !owners.some((row) => row.seenBy(viewer));
  });
  return [...new Set([...secret, ...listed])];
}

/** The ids in a list: those of its items, or the items themselves. */
export function listedIds(body: unknown): string[] {
  const items = Array.isArray(body) ? body : isObject(body) && Array.isArray(body['items']) ? body['items'] : [];
  return items.map((item: unknown) => (isObject(item) ? item['id'] : item)).filter((id) => typeof id === 'string');
}

/** A call's address for a record; further braces get `rest`. */
export function buildPath(call: Call, row: ProtectedRecord, rest: string): string {
  const ids = row.parent === null ? [row.id] : [row.parent, row.id];
  return call.path.replace(/\{\w+\}/g, () => ids.shift() ?? rest);
}

/** For every viewer the first rows they do not see. */
export async function forEachUnseen(
  rows: readonly ProtectedRecord[],
  check: (viewer: Viewer, row: ProtectedRecord) => Promise<void>,
): Promise<void> {
  await Promise.all(
    viewers.map(async (viewer) => {
      for (const row of rows.filter((one) => !one.seenBy(viewer)).slice(0, 2)) await check(viewer, row);
    }),
  );
}

/** Whether the access list of a call lets this viewer in. */
export function mayCall(viewer: Viewer, call: Call): boolean {
  return viewer === 'anonymous' ? call.access.includes('anonymous') : call.access.some((caller) => callerKinds[viewer].includes(caller));
}

/** Signs everybody in at once: password checks are slow one by one. */
export async function signInAll(api: Api): Promise<void> {
  await Promise.all((Object.keys(people) as Person[]).map((person) => api.tokenOf(person)));
}

/** How a viewer is named when sending. */
export function credentials(viewer: Viewer): { as?: Person } {
  return viewer === 'anonymous' ? {} : { as: viewer };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Index {
  all: Map<string, ProtectedRecord[]>;
  secret: Map<string, ProtectedRecord>;
}
const indexes = new WeakMap<object, Index>();

function indexRecords(loaded: ReadonlyMap<VisibilityRule, ProtectedRecord[]>): Index {
  const known = indexes.get(loaded);
  if (known) return known;
  const index: Index = { all: new Map(), secret: new Map() };
  for (const [rule, rows] of loaded) {
    for (const row of rows) {
      index.all.set(row.id, [...(index.all.get(row.id) ?? []), row]);
      if (rule.secret) index.secret.set(row.id, row);
    }
  }
  indexes.set(loaded, index);
  return index;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface RuleRow {
  id: string;
  people: string[];
  open: boolean;
  staff?: string[];
  never_open_to?: string;
  parent?: string;
  table_version?: number;
}

function protectedRecord(rule: VisibilityRule, row: RuleRow, personIds: ReadonlyMap<string, string>): ProtectedRecord {
  const people_ = new Set(row.people);
  const staff: readonly string[] = [...(rule.staff === 'all' ? ['teamMember'] : rule.staff), ...(row.staff ?? [])];
  const seenBy = (viewer: Viewer) => {
    if (row.open && (viewer === 'anonymous' || !callerKinds[viewer].some((kind) => kind === row.never_open_to))) return true;
    if (viewer === 'anonymous') return false;
    return people_.has(personIds.get(people[viewer]) ?? '') || callerKinds[viewer].some((kind) => staff.includes(kind));
  };
  return { id: row.id, parent: row.parent ?? null, version: row.table_version ?? null, seenBy };
}
