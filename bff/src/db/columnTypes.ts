import { z } from 'zod';

/** A json or jsonb column, or a parameter sent as JSON text. Required for arrays, which pg would send as PostgreSQL arrays. */
export function json<Value>(schema: z.ZodType<Value> = z.custom<Value>()): z.ZodType<Value> {
  return schema.meta({ sqlTypes: ['jsonb', 'json'] });
}

/** A bytea column or parameter. */
export const bytes: z.ZodType<Buffer> = z.instanceof(Buffer).meta({ sqlTypes: ['bytea'] });

const texts = ['text', 'varchar', 'bpchar', 'name'];

/** The PostgreSQL types that a column or parameter with this schema may have. */
export function sqlTypesOf(schema: z.ZodType): readonly string[] {
  const declared: unknown = schema.meta()?.['sqlTypes'];
  if (Array.isArray(declared)) return declared.map(String);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return sqlTypesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return sqlTypesOf(schema.element as z.ZodType).map((type) => `${type}[]`);
  if (schema instanceof z.ZodUUID || schema instanceof z.ZodGUID) return ['uuid'];
  if (schema instanceof z.ZodISODate) return ['date'];
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) return texts;
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'string') ? texts : ['bool', 'int4'];
  if (schema instanceof z.ZodNumberFormat) return ['int4', 'int8', 'int2'];
  if (schema instanceof z.ZodNumber) return ['float8', 'float4', 'int4', 'int8', 'int2'];
  if (schema instanceof z.ZodBoolean) return ['bool'];
  if (schema instanceof z.ZodDate) return ['timestamptz', 'timestamp'];
  return ['jsonb', 'json'];
}

/** Whether a parameter is sent as JSON text. */
export function isSentAsJson(schema: z.ZodType): boolean {
  return sqlTypesOf(schema).includes('jsonb');
}
