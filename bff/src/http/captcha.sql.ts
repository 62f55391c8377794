import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Returns a row only for the first use of a challenge. */
export const insertUsedCaptcha = statement(
  'captcha.use',
  { signature: z.string() },
  z.object({ signature: z.string() }),
  'INSERT INTO used_captchas (signature) VALUES (:signature) ON CONFLICT DO NOTHING RETURNING signature',
);
