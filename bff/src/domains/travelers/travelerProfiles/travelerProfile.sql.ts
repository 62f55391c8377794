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
