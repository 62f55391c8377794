import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const eraseVersions = statement(
  'tripRequest.eraseVersions',
  { id: z.uuid(), travelers: json<unknown>() },
  null,
  `UPDATE versions SET snapshot = snapshot || jsonb_build_object('travelers', :travelers::jsonb, 'tripDescription', '', 'googleClientId', NULL)
     WHERE entity_type = 'tripRequest' AND entity_id = :id`,
);
