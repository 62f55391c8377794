import { contract } from '@farwend/api-contract';
import type { Importer } from '#src/platform/imports/importer.ts';
import { TravelerModel } from './traveler.model.ts';

const { create, read, update } = contract.travelers;

/** Travelers, without an account until they register; found by their address too. */
export const travelerImporter: Importer = {
  type: 'traveler',
  create,
  read,
  update,
  keys: {
    email: async (email, { db }) => {
      const [row] = await db.find(TravelerModel, { where: { email: email.trim().toLowerCase() }, only: ['id'], limit: 1 });
      return row?.id;
    },
  },
};
