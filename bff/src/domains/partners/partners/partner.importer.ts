import { contract } from '@farwend/api-contract';
import type { Importer } from '#src/platform/imports/importer.ts';

const { create, read, update } = contract.partners;

/** Partners, which start as APPLIED. */
export const partnerImporter: Importer = { type: 'partner', create, read, update, keys: {} };
