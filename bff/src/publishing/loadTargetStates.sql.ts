import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectTargets = statement(
  'content.targets',
  { ids: z.array(z.uuid()).readonly(), types: z.array(z.string()).readonly(), seesDrafts: z.boolean() },
  z.object({
    id: z.uuid(),
    title: z.string(),
    published: z.boolean(),
  }),
  `SELECT target.id, coalesce(p.title, l.name, c.title, '') AS title, (p.id IS NOT NULL OR l.id IS NOT NULL) AS published
     FROM unnest(:ids::uuid[], :types::text[]) AS target (id, type)
     LEFT JOIN published_content p ON p.id = target.id AND p.type = target.type
     LEFT JOIN content c ON c.id = target.id AND c.type = target.type AND c.status <> 'TRASHED'
     LEFT JOIN locations l ON l.id = target.id AND target.type = 'location' AND l.status = 'ACTIVE'
     WHERE p.id IS NOT NULL OR l.id IS NOT NULL OR (c.id IS NOT NULL AND :seesDrafts)`,
);
