import { contract } from '@farwend/api-contract';
import type { Importer } from '#src/platform/imports/importer.ts';
import { LocationModel } from './location.model.ts';

const { create, read, update, remove } = contract.locations;

/** Places, found by their slug too. */
export const locationImporter: Importer = {
  type: 'location',
  create,
  read,
  update,
  remove,
  keys: {
    slug: async (slug, { db }) => {
      const [row] = await db.find(LocationModel, { where: { slug }, only: ['id'], limit: 1 });
      return row?.id;
    },
  },
};
