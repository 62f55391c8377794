import { partnerStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPartnerNames = statement(
  'partner.names',
  {
    partnerId: z.uuid().nullable(),
    status: z.array(z.string()).readonly().nullable(),
    pattern: z.string().nullable(),
    limit: z.int(),
    offset: z.int(),
  },
  z.object({ id: z.uuid(), displayName: z.string(), status: z.enum(partnerStatuses) }),
  `
  SELECT id, display_name AS "displayName", status FROM partners
  WHERE (:partnerId::uuid IS NULL OR id = :partnerId) AND (:status::text[] IS NULL OR status = ANY (:status)) AND (:pattern::text IS NULL OR plain_text(display_name) LIKE plain_text(:pattern))
  ORDER BY display_name, id LIMIT :limit OFFSET :offset`,
);
