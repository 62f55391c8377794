import { type Call, contract } from '@farwend/api-contract';
import type { z } from 'zod';
import type { ImportedFields, Importer } from '#src/platform/imports/importer.ts';
import type { ContentName } from '#src/publishing/contentName.ts';
import { selectIdBySlug } from '#src/publishing/findContent.sql.ts';
import { numberBlocks } from './numberBlocks.ts';

type CallWithBody = Call & { body: z.ZodObject };

export const companyImporter = buildContentImporter('company', contract.companies);
export const articleImporter = buildContentImporter('article', contract.articles);
export const itineraryImporter = buildContentImporter('itinerary', contract.itineraries);

/** Imports content items of one type as drafts, and publishes those whose line says so. */
function buildContentImporter(
  type: ContentName,
  calls: { create: CallWithBody; read: Call; update: CallWithBody; remove: Call },
): Importer {
  const { create, read, update, remove } = calls;
  return {
    type,
    create,
    read,
    update,
    remove,
    keys: { slug: async (slug, { db }) => (await db.first(selectIdBySlug, { name: type, slug }))?.id },
    prepare: numberBlocks,
    restore: restorePublication,
  };
}

/** Publishes or unpublishes an item as it was; one that had newer drafts stays as it is. */
function restorePublication({ status }: ImportedFields): ImportedFields {
  if (status === 'PUBLISHED') return { published: true };
  return status === 'CHANGED' ? {} : { published: false };
}
