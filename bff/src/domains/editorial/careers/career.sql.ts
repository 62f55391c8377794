import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteCareer = statement('career.delete', { id: z.uuid() }, null, 'DELETE FROM careers WHERE id = :id');
