import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const sizesSchema = z.record(z.string(), z.object({ atOnce: z.number(), onDemand: z.number() }));

/** KB gzip of each component by name, and of the whole package as `*`. */
export type Sizes = z.infer<typeof sizesSchema>;

/** Measures components of a checkout, as the size limits are tested. */
export async function measureSizes(checkout: string, components: readonly string[]): Promise<Sizes> {
  const script = join(checkout, 'design-system/size.mjs');
  if (!existsSync(script)) return {};
  const { stdout } = await promisify(execFile)(process.execPath, [script, '*', ...components], { maxBuffer: 2 ** 26 });
  return sizesSchema.parse(JSON.parse(stdout));
}
