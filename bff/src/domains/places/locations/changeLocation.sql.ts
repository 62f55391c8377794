import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteLocation = statement('location.delete', { id: z.uuid() }, null, 'DELETE FROM locations WHERE id = :id');
