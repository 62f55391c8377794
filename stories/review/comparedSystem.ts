import * as z from 'zod';

const propSchema = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
  description: z.string(),
});

/** The parts of components.json that are compared; a base may be older than fields that were added since. */
const systemSchema = z.object({
  components: z.array(z.object({ name: z.string(), page: z.string(), limitKB: z.number(), props: z.array(propSchema) })),
  tokens: z.array(z.object({ name: z.string(), value: z.string(), description: z.string() })),
  colours: z.array(z.object({ role: z.string(), values: z.record(z.string(), z.string()) })),
});

/** A design system as far as it is compared. */
export type ComparedSystem = z.infer<typeof systemSchema>;
/** One of its components. */
export type ComparedComponent = ComparedSystem['components'][number];
/** A prop of a component. */
export type ComparedProp = z.infer<typeof propSchema>;

/** Parses the description that a commit holds in `design-system/components.json`. */
export function parseSystem(text: string): ComparedSystem {
  return systemSchema.parse(JSON.parse(text));
}
