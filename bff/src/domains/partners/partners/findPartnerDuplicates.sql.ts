import { partnerDuplicateReasons, partnerStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** As `normalizeNumber` does. */
const normalized = (text: string) => `regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`;

/** Partners that may be the same company as one with these facts, the surest first. */
export const selectPartnerDuplicates = statement(
  'partner.duplicates',
  {
    id: z.uuid().nullable(),
    displayName: z.string(),
    legalName: z.string(),
    licences: z.array(z.string()).readonly(),
    taxNumber: z.string().nullable(),
    webHost: z.string().nullable(),
    mailDomain: z.string().nullable(),
  },
  z.object({
    id: z.uuid(),
    displayName: z.string(),
    status: z.enum(partnerStatuses),
    reasons: z.array(z.enum(partnerDuplicateReasons)),
    likeness: z.number(),
  }),
  `
  SELECT id, "displayName", status, reasons, likeness FROM (
    SELECT p.id, p.display_name AS "displayName", p.status, l.likeness::float8 AS likeness,
      array_remove(ARRAY[
        CASE WHEN EXISTS (SELECT FROM jsonb_array_elements(p.licences) c
          WHERE (c ->> 'country') || ':' || ${normalized("c ->> 'number'")} = ANY (:licences)) THEN 'LICENCE' END,
        CASE WHEN ${normalized("p.billing_address ->> 'taxId'")} = :taxNumber THEN 'TAX_ID' END,
        CASE WHEN lower(substring(p.website FROM '^https?://(?:www[.])?([^/:?#]+)')) = :webHost THEN 'WEBSITE' END,
        CASE WHEN split_part(lower(p.email), '@', 2) = :mailDomain THEN 'MAIL_DOMAIN' END,
        CASE WHEN l.likeness >= 0.6 THEN 'NAME' END
      ], NULL) AS reasons
    FROM partners p, LATERAL (SELECT greatest(similarity(p.display_name, :displayName), similarity(p.legal_name, :legalName)) AS likeness) l
    WHERE p.id IS DISTINCT FROM :id AND p.merged_into_id IS NULL
  ) found
  WHERE reasons <> '{}'
  ORDER BY reasons && '{LICENCE,TAX_ID}' DESC, cardinality(reasons) DESC, likeness DESC, id LIMIT 20`,
);
