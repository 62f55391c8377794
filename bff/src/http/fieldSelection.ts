import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import { Failure } from '#src/kernel/failure.ts';
import { type OutgoingReply, parseReplyBody } from './outgoingReply.ts';

/**
 * The fields of its items that a list or search was asked for with `fields`, always with `id`; null: those that the handler returns.
 * Throws 400 for names they do not have.
 */
export function parseFieldSelection(call: Call, fields: string | readonly string[] | undefined): ReadonlySet<string> | null {
  const names = typeof fields === 'string' ? fields.split(',').map((name) => name.trim()) : fields;
  if (!names) return null;
  const existing = itemFields(call);
  const unknown = names.filter((name) => name !== ALL && !existing.includes(name));
  if (unknown.length === 0) return names.includes(ALL) ? null : new Set(['id', ...names]);
  throw new Failure('query.unknownField', {
    message:
      existing.length > 0
        ? `fields takes names of: ${existing.join(', ')}; or * for all.`
        : 'The items of this list are values and have no fields to choose.',
    errors: unknown.map((name) => ({ pointer: 'fields', field: 'fields', code: 'unknown', message: `The items have no field "${name}"` })),
  });
}

/** Asks for all fields. */
const ALL = '*';

function itemFields({ reply }: Call): string[] {
  const items = reply instanceof z.ZodObject ? reply.shape['items'] : undefined;
  const item = items instanceof z.ZodArray ? items.element : undefined;
  return item instanceof z.ZodObject ? Object.keys(item.shape) : [];
}

/** The page with only these fields in its items, and without the ETag of the whole. */
export function selectFields(reply: OutgoingReply, names: ReadonlySet<string>): OutgoingReply {
  const { items, ...page } = Page.parse(parseReplyBody(reply));
  const selected = items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name))));
  const { ETag: _, ...headers } = reply.headers;
  return { status: reply.status, headers, body: { items: selected, ...page } };
}

const Page = z.looseObject({ items: z.array(z.record(z.string(), z.unknown())) });
