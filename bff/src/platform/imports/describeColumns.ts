import { z } from 'zod';
import type { Importer } from './importer.ts';

/** The JSON schema of the fields that a line of an importer may have. */
export function describeColumns({ create, update }: Importer): z.core.JSONSchema.JSONSchema {
  const fields = z.object({ ...update?.body.shape, ...create.body.shape });
  return z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any', reused: 'inline' });
}
