import type { z } from 'zod';
import type { Call } from './call.ts';
import { findEntityRead, listExpandedEntities, listExpandPaths, MAX_EXPAND_PATHS } from './expand.ts';

type Json = Record<string, unknown>;

/** The parameter `expand` of a call, with everything that it takes; none where nothing can be expanded. */
export function expandParameters(call: Call): Json[] {
  const paths = listExpandPaths(call);
  if (paths.length === 0) return [];
  return [
    {
      name: 'expand',
      in: 'query',
      description: `Related records to answer with under expanded, comma-separated, at most ${MAX_EXPAND_PATHS}`,
      style: 'form',
      explode: false,
      schema: { type: 'array', maxItems: MAX_EXPAND_PATHS, items: { type: 'string', enum: paths } },
    },
  ];
}

/**
 * The schema of a reply with `expanded`. A schema of `components` gets a variant with its name, because objects take no fields that they do
 * not name.
 */
export function withExpanded(call: Call, schema: Json, components: Json, describe: (reply: z.ZodType) => Json): Json {
  const entities = listExpandedEntities(call);
  const expanded = {
    type: 'object',
    description: 'With expand: the related records that the caller may read, by entity and id, each as its own call answers it',
    properties: Object.fromEntries(
      entities.flatMap((entity) => {
        const { reply } = findEntityRead(entity);
        return reply ? [[entity, { type: 'object', additionalProperties: describe(reply) }]] : [];
      }),
    ),
  };
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].replace(/^.*\//, '') : undefined;
  if (name === undefined) return addProperty(schema, expanded);
  components[`${name}WithExpanded`] ??= addProperty(Object(components[name]), expanded);
  return { $ref: `#/components/schemas/${name}WithExpanded` };
}

function addProperty(schema: Json, expanded: Json): Json {
  return { ...schema, properties: { ...Object(schema['properties']), expanded } };
}
