import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectLinks = statement(
  'location.links',
  { id: z.uuid(), isStaff: z.boolean() },
  z.object({
    type: z.enum([
      'article',
      'guide',
      'itinerary',
      'landingPage',
      'landingPageCategory',
      'company',
      'companyCategory',
      'contentPage',
      'location',
    ]),
    id: z.uuid(),
    version: z.int(),
    field: z.string(),
    name: z.string(),
  }),
  `
  SELECT c.type, c.id, coalesce(p.version, c.version) AS version, r.field, l.name
  FROM content_references r JOIN content c ON c.id = r.from_id LEFT JOIN published_content p ON p.id = c.id
    JOIN locations l ON l.id = r.to_id
  WHERE r.to_id = :id AND r.to_type = 'location' AND r.kind IN ('LINK', 'BLOCK') AND c.status <> 'TRASHED' AND (r.is_published OR (:isStaff AND p.id IS NULL))
  ORDER BY c.type, c.title, c.id, r.field LIMIT 200`,
);

export const ReferenceRow = z.object({
  type: z.enum([
    'article',
    'guide',
    'itinerary',
    'landingPage',
    'landingPageCategory',
    'company',
    'companyCategory',
    'contentPage',
    'location',
  ]),
  id: z.uuid(),
  title: z.string(),
  field: z.string(),
  published: z.boolean(),
});
export type ReferenceRow = z.output<typeof ReferenceRow>;

export const selectTexts = statement(
  'location.textsAbout',
  { id: z.uuid(), isStaff: z.boolean() },
  ReferenceRow,
  `
  SELECT DISTINCT c.type, c.id, c.title, r.field, p.id IS NOT NULL AS published
  FROM content_references r JOIN content c ON c.id = r.from_id LEFT JOIN published_content p ON p.id = c.id
  WHERE r.to_id = :id AND c.status <> 'TRASHED' AND (r.is_published OR :isStaff)
  ORDER BY c.type, c.title, c.id, r.field LIMIT 200`,
);
