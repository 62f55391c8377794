import { type Call, contract } from '@farwend/api-contract';
import { z } from 'zod';
import { type Actor, is } from '#src/kernel/actor.ts';

/** A type of records that can be exported, because the contract lists them. */
export interface ExportType {
  /** Like `tripRequest`. */
  name: string;
  /** The calls that list them, the one with most filters first. */
  calls: readonly [Call, ...Call[]];
  /** What an item is. */
  item: z.ZodObject;
}

/** Every list of the contract that names no record in its path, by the type of its records. */
export const exportTypes: ReadonlyMap<string, ExportType> = buildExportTypes();

/** The call that lists records of a type to this caller; undefined if none does. */
export function findListCall({ calls }: ExportType, actor: Actor): Call | undefined {
  return calls.find(({ access }) => is(actor, ...access));
}

/** Whether the records are about people: they have email addresses, telephone numbers or given names. */
export function holdsPeople({ item }: ExportType): boolean {
  const schema = z.toJSONSchema(item, { io: 'output', unrepresentable: 'any' });
  return /"(?:\w*(?:email|phone)s?|givenName)":/i.test(JSON.stringify(schema));
}

function buildExportTypes(): Map<string, ExportType> {
  const types = new Map<string, ExportType>();
  for (const [entity, name, call] of listCalls()) {
    const item = findItem(call);
    const type = item && nameRecords(entity, name, call);
    if (!type) continue;
    const known = types.get(type);
    if (!known) types.set(type, { name: type, calls: [call], item });
    else if (known.item === item) types.set(type, { ...known, calls: [...known.calls, call] });
  }
  return types;
}

/** Searches first, because their filters can be joined. */
function listCalls(): [entity: string, name: string, call: Call][] {
  const all = Object.entries<Record<string, Call>>(contract).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]): [string, string, Call] => [entity, name, call]),
  );
  const searches = all.filter(([, , call]) => call.method === 'POST' && call.path.endsWith('_searches') && findItem(call));
  const lists = all.filter(([, , call]) => call.method === 'GET' && !searches.some(([, , search]) => search.path === call.path));
  return [...searches, ...lists];
}

/** The schema of an item of a paged list; undefined for other calls. */
function findItem({ path, query, body, reply }: Call): z.ZodObject | undefined {
  const page = body instanceof z.ZodObject ? body : query;
  if (path.includes('{') || !page || !('offset' in page.shape && 'limit' in page.shape)) return undefined;
  const items = reply instanceof z.ZodObject ? reply.shape['items'] : undefined;
  return items instanceof z.ZodArray && items.element instanceof z.ZodObject ? items.element : undefined;
}

/** The type of the records of a call: of its entity for the entity's own list or search, else as its path says. */
function nameRecords(entity: string, name: string, { path }: Call): string | undefined {
  if (name === 'list' || name === 'search') return singular(entity.replace(/V2$/, ''));
  const last = path.split('/').at(-1) ?? '';
  const plural = last.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return singular(plural) === plural ? undefined : singular(plural); // a part of another list, such as conversations/active
}

function singular(plural: string): string {
  return plural
    .replace(/criteria$/i, (word) => `${word.slice(0, -1)}on`)
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|as)es$/, '')
    .replace(/(?<![as])s$/, '');
}
