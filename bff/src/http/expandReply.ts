import { type Call, findEntityRead, listExpandPaths, MAX_EXPAND_PATHS, type References } from '@farwend/api-contract';
import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { createRowBatches } from '#src/records/createRowBatches.ts';
import { type OutgoingReply, parseReplyBody } from './outgoingReply.ts';

/** The query without `expand`, and the paths it asks for; null: none. Throws 400 for paths that the call does not have, and for too many. */
export function splitExpand(
  call: Call,
  query: Record<string, string>,
): { query: Record<string, string>; expand: readonly string[] | null } {
  const { expand, ...rest } = query;
  if (expand === undefined || !call.expand) return { query, expand: null };
  const paths = [...new Set(expand.split(',').map((path) => path.trim()))];
  const allowed = listExpandPaths(call);
  const unknown = paths.filter((path) => !allowed.includes(path));
  const errors = unknown.map((path) => expandError('unknown', `${explainPath(path)} Use ${allowed.join(', ')}`));
  if (paths.length > MAX_EXPAND_PATHS) errors.push(expandError('tooBig', `Name at most ${MAX_EXPAND_PATHS} of ${allowed.join(', ')}`));
  const [first] = errors;
  if (first) throw new Failure('query.unknownField', { message: `${first.message}.`, errors });
  return { query: rest, expand: paths };
}

function expandError(code: string, message: string) {
  return { pointer: 'expand', field: 'expand', code, message };
}

function explainPath(path: string): string {
  return path.split('.').length > 2 ? `"${path}" is longer than two steps.` : `"${path}" cannot be expanded here.`;
}

/**
 * The reply with the records that its records refer to, under `expanded` by entity and id. Each is what its own call answers the caller; what
 * that would refuse is left out, hidden and missing alike. The reply loses the tag of its version, because they change without it.
 */
export async function expandReply(
  call: Call,
  paths: readonly string[],
  reply: OutgoingReply,
  context: CallContext,
): Promise<OutgoingReply> {
  const body = Body.safeParse(parseReplyBody(reply)).data;
  if (!body) return reply;
  const related = new RelatedRecords({ ...context, rowBatches: createRowBatches(context.db) });
  await related.follow(call.expand, paths, Page.safeParse(body).data?.items ?? [body]);
  const { ETag: _, ...headers } = reply.headers;
  return { status: reply.status, headers, body: { ...body, expanded: await related.collect() } };
}

const Body = z.record(z.string(), z.unknown());
const Page = z.object({ items: z.array(Body) });
type Json = z.output<typeof Body>;

/** The records read so far, each once. */
class RelatedRecords {
  readonly #context: CallContext;
  readonly #reads = new Map<string, Map<string, Promise<Json | null>>>();

  constructor(context: CallContext) {
    this.#context = context;
  }

  /** Reads what the records refer to by these paths, all of one step at once. */
  async follow(references: References | undefined, paths: readonly string[], records: readonly Json[]): Promise<void> {
    await Promise.all(
      Object.entries(references ?? {}).map(async ([name, { field, entity }]) => {
        const steps = paths.map((path) => path.split('.')).filter(([first]) => first === name);
        if (steps.length === 0) return;
        const ids = new Set(records.flatMap((record) => readIds(record, field.split('.'))));
        const found = await Promise.all([...ids].map((id) => this.#read(entity, id)));
        const further = steps.flatMap(([, ...rest]) => (rest.length > 0 ? [rest.join('.')] : []));
        await this.follow(
          findEntityRead(entity).expand,
          further,
          found.filter((record) => record !== null),
        );
      }),
    );
  }

  /** By entity and id; no entity of which none may be read. */
  async collect(): Promise<Record<string, Json>> {
    const entities = [...this.#reads].map(async ([entity, reads]): Promise<[string, [string, Json | null][]]> => {
      const records = await Promise.all([...reads].map(async ([id, read]): Promise<[string, Json | null]> => [id, await read]));
      return [entity, records.filter(([, record]) => record !== null).toSorted(byName)];
    });
    const found = (await Promise.all(entities)).filter(([, records]) => records.length > 0).toSorted(byName);
    return Object.fromEntries(found.map(([entity, records]) => [entity, Object.fromEntries(records)]));
  }

  #read(entity: string, id: string): Promise<Json | null> {
    const reads = this.#reads.get(entity) ?? new Map<string, Promise<Json | null>>();
    this.#reads.set(entity, reads);
    const read = reads.get(id) ?? this.#readAsCaller(findEntityRead(entity), id);
    reads.set(id, read);
    return read;
  }

  async #readAsCaller(call: Call, id: string): Promise<Json | null> {
    try {
      return Body.parse(await this.#context.runCall(call, { params: { id } }, this.#context));
    } catch (error) {
      if (error instanceof Failure && [401, 403, 404, 410].includes(error.status)) return null;
      throw error;
    }
  }
}

/** Always in the same order, so that an answer keeps its tag whichever read was the first to end. */
function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** The ids in a field of a record, or of the objects in a list. */
function readIds(value: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => readIds(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  const parsed = Body.safeParse(value);
  return parsed.success ? readIds(parsed.data[name], rest) : [];
}
