import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import { type Meaning, meanings, meaningsByCall } from './references.data.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A field of a body with an id: the pattern of its JSON pointer, with `*` for the items of lists, and what it means. */
interface ReferenceField {
  at: string;
  /** Undefined: not declared. */
  meaning: Meaning | undefined;
}

const listed = new WeakMap<Call, ReferenceField[]>();

/** The fields of a call's body that have ids. */
export function listReferenceFields(call: Call): ReferenceField[] {
  if (!call.body) return [];
  const known = listed.get(call);
  if (known) return known;
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const fields = [...new Set(findIds(schema, ''))].map((at) => ({ at, meaning: findMeaning(call, at) }));
  listed.set(call, fields);
  return fields;
}

const suffixes = Object.entries(meanings).filter(([at]) => at.startsWith('…'));

function findMeaning(call: Call, at: string): Meaning | undefined {
  const ofCall = meaningsByCall.find((one) => one.at === at && one.calls.includes(call));
  return ofCall?.meaning ?? meanings[at] ?? suffixes.find(([suffix]) => at.endsWith(suffix.slice(1)))?.[1];
}

/** Fields that hold a UUID, and those that are named as if they did. */
function findIds(schema: JsonSchema, at: string): string[] {
  if (schema.readOnly === true) return [];
  if (schema.type === 'string' && schema.pattern?.includes('a-f') === true) return [at];
  const inner = (one: z.core.JSONSchema._JSONSchema | undefined, step = '') => (typeof one === 'object' ? findIds(one, at + step) : []);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const found = inner(one, `/${name}`);
    const isNamedSo = found.length === 0 && /Ids?$/.test(name) && typeof one === 'object' && one.readOnly !== true;
    return isNamedSo ? [`${at}/${name}`] : found;
  });
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  return [...fields, ...[schema.items].flat().flatMap((one) => inner(one, '/*')), ...choices.flatMap((one) => inner(one))];
}
