import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectProfileId = statement(
  'profile.find',
  { profileOrTravelerId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT id FROM traveler_profiles WHERE id = :profileOrTravelerId OR traveler_id = :profileOrTravelerId',
);

export const selectUnknownLocation = statement(
  'profile.unknownLocation',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT i AS id FROM unnest(:ids::uuid[]) i WHERE NOT EXISTS (SELECT FROM locations l WHERE l.id = i) LIMIT 1',
);
