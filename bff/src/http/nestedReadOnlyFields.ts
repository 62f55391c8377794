import type { Call, FieldError } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { resolveImages } from '#src/publishing/pictures/resolveImages.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type JsonObject = Record<string, unknown>;

/** Where a body may have objects with read-only fields, such as `checklistItems.*`; the setters by field. */
interface ReadOnlyObjects {
  path: readonly string[];
  setters: Record<string, string>;
}
/** An object within a body, with its read-only fields. */
export interface NestedObject extends Pick<ReadOnlyObjects, 'setters'> {
  pointer: string;
  value: JsonObject;
}

/** The objects within a body that carry read-only fields. */
export function findNestedObjects(call: Call, body: unknown): NestedObject[] {
  return listReadOnlyObjects(call).flatMap(({ path, setters }) =>
    findAt(body, path, '').flatMap(({ value, pointer }) =>
      Object.keys(setters).some((name) => isSet(value[name])) ? [{ pointer, value, setters }] : [],
    ),
  );
}

/** An error for each read-only field whose value is not that of the object with the same id: in one of the records, or as an image. */
export async function checkNestedFields(
  nested: readonly NestedObject[],
  records: readonly unknown[],
  context: CallContext,
): Promise<FieldError[]> {
  if (nested.length === 0) return [];
  const known = records.flatMap(listObjectsWithId);
  const isAsIn = (objects: readonly JsonObject[], { value }: NestedObject, name: string) =>
    !isSet(value[name]) || objects.some((one) => one['id'] === value['id'] && isDeepStrictEqual(one[name], value[name]));
  const changed = nested.filter((one) => Object.keys(one.setters).some((name) => !isAsIn(known, one, name)));
  const ids = changed.flatMap(({ value: { id } }) => (z.uuid().safeParse(id).success ? [String(id)] : []));
  const images = [...(await resolveImages(ids, context)).values()].map((image) => ({ ...image }));
  return changed.flatMap((one) =>
    Object.entries(one.setters).flatMap(([name, setter]): FieldError[] => {
      if (isAsIn([...known, ...images], one, name)) return [];
      const message = `${name} is not changed here but with ${setter}. Send it as it is, or leave it out`;
      return [{ pointer: `${one.pointer}/${name}`, field: name, code: 'readOnly', message }];
    }),
  );
}

const isSet = (value: unknown) => value !== undefined && value !== null;

const listed = new WeakMap<z.ZodType, ReadOnlyObjects[]>();

function listReadOnlyObjects({ body }: Call): ReadOnlyObjects[] {
  if (!body) return [];
  const known = listed.get(body);
  if (known) return known;
  const objects = walkSchema(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }), []);
  listed.set(body, objects);
  return objects;
}

function walkSchema(schema: JsonSchema, path: readonly string[]): ReadOnlyObjects[] {
  const inner = (one: z.core.JSONSchema._JSONSchema | undefined, ...step: string[]) =>
    typeof one === 'object' ? walkSchema(one, [...path, ...step]) : [];
  const fields = Object.entries(schema.properties ?? {});
  const setters = fields.flatMap(([name, one]) =>
    typeof one === 'object' && typeof one['x-set-by'] === 'string' ? [[name, one['x-set-by']]] : [],
  );
  return [
    ...(path.length > 0 && setters.length > 0 ? [{ path, setters: Object.fromEntries(setters) }] : []),
    ...fields.flatMap(([name, one]) => inner(one, name)),
    ...[schema.items].flat().flatMap((one) => inner(one, '*')),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices) => (choices ?? []).flatMap((one) => inner(one))),
  ];
}

function findAt(value: unknown, [step, ...rest]: readonly string[], pointer: string): { value: JsonObject; pointer: string }[] {
  if (Array.isArray(value)) return step === '*' ? value.flatMap((one, index) => findAt(one, rest, `${pointer}/${index}`)) : [];
  if (!isObject(value)) return [];
  return step === undefined ? [{ value, pointer }] : findAt(value[step], rest, `${pointer}/${step}`);
}

function listObjectsWithId(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjectsWithId);
  if (!isObject(value)) return [];
  return [...('id' in value ? [value] : []), ...Object.values(value).flatMap(listObjectsWithId)];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
