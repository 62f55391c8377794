import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReferences = statement(
  'document.uses',
  { id: z.uuid() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `
  SELECT 'salesRecording' AS type, s.id, s.reference AS title FROM document_links l JOIN sales_recordings s ON s.id = l.target_id
    WHERE l.document_id = :id AND l.type = 'SALES_RECORDING' AND s.status NOT IN ('DRAFT', 'VOID')
  UNION ALL SELECT 'tripMatch', m.id, m.status FROM trip_matches m JOIN document_links l ON l.document_id = :id AND l.type = 'TRIP_MATCH' AND l.target_id = m.id
    WHERE m.current_proposal_id = :id AND m.status IN ('QUOTED', 'BOOKED', 'COMPLETED')
  UNION ALL SELECT 'partner', p.id, p.display_name FROM partners p JOIN document_links l ON l.document_id = :id AND l.type = 'PARTNER' AND l.target_id = p.id
    WHERE p.contract ->> 'documentId' = :id::text`,
);
