import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const replaceReferences = statement(
  'content.keepReferences',
  {
    id: z.uuid(),
    isPublished: z.boolean(),
    fields: z.array(z.string()).readonly(),
    kinds: z.array(z.string()).readonly(),
    toTypes: z.array(z.string()).readonly(),
    toIds: z.array(z.uuid()).readonly(),
  },
  null,
  `WITH deleted AS (DELETE FROM content_references WHERE from_id = :id AND is_published = :isPublished)
     INSERT INTO content_references (from_id, is_published, field, kind, to_type, to_id)
     SELECT :id, :isPublished, * FROM unnest(:fields::text[], :kinds::text[], :toTypes::text[], :toIds::uuid[])`,
);
