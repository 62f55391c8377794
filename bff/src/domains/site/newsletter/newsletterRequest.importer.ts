import { contract } from '@farwend/api-contract';
import type { Importer } from '#src/platform/imports/importer.ts';
import { NewsletterRequestModel } from './newsletterRequest.model.ts';
import { selectReceipt } from './newsletterRequest.sql.ts';

/** Sign-ups for the newsletter; one of a known address is repeated, as the form does. */
export const newsletterRequestImporter: Importer = {
  type: 'newsletterRequest',
  create: contract.newsletterRequests.create,
  read: contract.newsletterRequests.read,
  readId: async (receiptId, { db }) => (await db.first(selectReceipt, { id: receiptId }))?.requestId ?? receiptId,
  keys: {
    email: async (email, { db }) => {
      const [row] = await db.find(NewsletterRequestModel, { where: { email: email.trim().toLowerCase() }, only: ['id'], limit: 1 });
      return row?.id;
    },
  },
};
