import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const hmacs = { hmacs: z.array(z.string()).readonly() };

export const selectErasedAddress = statement(
  'mail.erasedAddress',
  hmacs,
  z.object({ hmac: z.string() }),
  'SELECT hmac FROM erased_addresses WHERE hmac = ANY (:hmacs) LIMIT 1',
);

export const deleteErasedAddress = statement('mail.welcomeBack', hmacs, null, 'DELETE FROM erased_addresses WHERE hmac = ANY (:hmacs)');
