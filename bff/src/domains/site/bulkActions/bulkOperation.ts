import type { BulkParams, Call } from '@farwend/api-contract';
import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { restoreFields, type Undo } from './bulkUndo.ts';

/** What an action does to one record: it runs the calls of the API that do so. */
export interface BulkOperation {
  /** The parameters that it takes. */
  params: readonly (keyof BulkParams)[];
  /** Throws 422 for parameters with which it could not be done to any record. */
  check(params: BulkParams): void;
  /** The type of the record that it changes, if that is another one than it is asked for. */
  changes?: string;
  /** Returns the id of the record that it changed. Throws the failure for which the record is refused. */
  run(id: string, params: BulkParams, context: CallContext): Promise<string>;
  undo: Undo;
}

/** An action that is one call, whose body is the same for all records. */
interface SingleCall {
  call: Call;
  params: readonly (keyof BulkParams)[];
  /** Parameters without which it does nothing, though the call accepts it. */
  requires?: readonly (keyof BulkParams)[];
  /** The body of the call; default: the parameters. */
  body?(params: BulkParams): Record<string, unknown>;
  /** The path parameters of the call; default: the id. */
  path?(id: string, params: BulkParams): Record<string, string>;
  /** The body names the record too. */
  needsId?: true;
  undo: Undo;
}

/** Does an action by one call. */
export function callOnce({
  call,
  params,
  requires = [],
  body = (sent) => sent,
  path = (id) => ({ id }),
  needsId,
  undo,
}: SingleCall): BulkOperation {
  return {
    params,
    check: (sent) => {
      const missing = requires.find((name) => sent[name] === undefined);
      if (missing) throw fieldFailure(`/params/${missing}`, 'required', `This action needs ${missing}`);
      checkBody(call, body(sent));
    },
    run: async (id, sent, context) => {
      const input = call.body ? { body: { ...(needsId ? { id } : {}), ...body(sent) } } : {};
      await context.runCall(call, { params: path(id, sent), ...input }, context);
      return id;
    },
    undo,
  };
}

const Tagged = z.object({ tags: z.array(z.string()), version: z.int() });

/** Adds and removes tags of a record; `needsId`: its change names it in the body too. */
export function tagWith({ read, update }: { read: Call; update: Call }, needsId = false): BulkOperation {
  return {
    params: ['add', 'remove'],
    check: ({ add = [], remove = [] }) => {
      if (add.length + remove.length === 0) throw fieldFailure('/params/add', 'required', 'Name the tags to add or to remove');
    },
    run: async (id, { add = [], remove = [] }, context) => {
      const { tags, version } = Tagged.parse(await context.runCall(read, { params: { id } }, context));
      const next = [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
      await context.runCall(update, { params: { id }, body: { ...(needsId ? { id } : {}), tags: next, version } }, context);
      return id;
    },
    undo: restoreFields(update, ['tags'], needsId),
  };
}

/** Throws 422 at the parameter that the call would refuse for every record. */
function checkBody({ body: schema }: Call, body: Record<string, unknown>): void {
  const [issue] = schema?.safeParse(body).error?.issues ?? [];
  if (issue) throw fieldFailure(`/params/${issue.path.join('/')}`, 'invalid', issue.message);
}
