import type { FieldError } from '@farwend/api-contract';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectRecordOfExternalId } from './externalIds.sql.ts';
import type { ImportedFields } from './importer.ts';
import type { ImportPlan } from './importPlan.ts';

const reference = /^ref:([A-Za-z]+):(.+)$/s;

type ReferableTypes = Pick<ImportPlan, 'importers' | 'lookups'>;

/**
 * Replaces every text `ref:TYPE:NAME` by the id of the record with this external id or, if none was imported, with this name of its own, such
 * as a slug. Throws 422 naming each field whose record is missing.
 */
export async function resolveReferences(fields: ImportedFields, types: ReferableTypes, context: CallContext): Promise<ImportedFields> {
  const errors: FieldError[] = [];
  const resolved = await resolveFields(fields, '', async (text, pointer) => {
    const [, type = '', name = ''] = reference.exec(text) ?? [];
    if (type === '') return text;
    const id = await findReferred(type, name, types, context);
    if (id !== undefined) return id;
    errors.push({ pointer, field: pointer.split('/').at(-1) ?? '', code: 'unknown', message: explain(type, name, types) });
    return text;
  });
  const [first] = errors;
  if (first) throw new Failure('validation.failed', { message: first.message, errors });
  return resolved;
}

async function findReferred(
  type: string,
  name: string,
  { importers, lookups }: ReferableTypes,
  context: CallContext,
): Promise<string | undefined> {
  const imported = importers.has(type) && (await context.db.first(selectRecordOfExternalId, { entityType: type, externalId: name }));
  return imported ? imported.recordId : lookups.get(type)?.(name, context);
}

type ResolveText = (text: string, pointer: string) => Promise<string>;

async function resolveFields(fields: ImportedFields, pointer: string, resolveText: ResolveText): Promise<ImportedFields> {
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) entries.push([name, await resolveValue(value, `${pointer}/${name}`, resolveText)]);
  return Object.fromEntries(entries);
}

async function resolveValue(value: unknown, pointer: string, resolveText: ResolveText): Promise<unknown> {
  if (typeof value === 'string') return resolveText(value, pointer);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [index, item] of value.entries()) items.push(await resolveValue(item, `${pointer}/${index}`, resolveText));
    return items;
  }
  return isFields(value) ? resolveFields(value, pointer, resolveText) : value;
}

function isFields(value: unknown): value is ImportedFields {
  return typeof value === 'object' && value !== null;
}

function explain(type: string, name: string, { importers, lookups }: ReferableTypes): string {
  const types = new Set([...importers.keys(), ...lookups.keys()]);
  if (!types.has(type)) return `A reference to ${type} cannot be followed. Refer to ${[...types].join(', ')}`;
  if (!importers.has(type)) return `There is no ${type} ${name}`;
  return `There is no ${type} ${name} yet. Put its line before this one, or import its file first`;
}
