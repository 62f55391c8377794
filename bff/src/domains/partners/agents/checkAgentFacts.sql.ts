import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectDelegate = statement(
  'agent.delegate',
  { delegate: z.uuid(), partnerId: z.uuid(), agentId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id
  WHERE a.id = :delegate AND a.partner_id = :partnerId AND a.id <> :agentId AND u.status = 'ENABLED'`,
);
