import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteImage = statement('image.delete', { id: z.uuid() }, null, 'DELETE FROM images WHERE id = :id');

export const selectPlaceNames = statement(
  'image.places',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    name: z.string(),
  }),
  'SELECT id, name FROM locations WHERE id = ANY (:ids)',
);
