import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { DocumentLink, DocumentTarget } from './document.model.ts';
import { deleteOtherLinks, insertLinks } from './documentLinks.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Finds the target of a link by its type, as the caller may see it; throws 404 otherwise. */
export type LinkTargets = Readonly<Record<DocumentTarget, (id: string, context: CallContext) => Promise<unknown>>>;

/** Merges new links into the existing ones without duplicates. Throws 422 for a link to a record the caller does not see. */
export async function resolveLinks(
  links: readonly DocumentLink[],
  existing: readonly DocumentLink[],
  targets: LinkTargets,
  context: CallContext,
): Promise<DocumentLink[]> {
  const isExisting = (link: DocumentLink) => existing.some(({ type, id }) => type === link.type && id === link.id);
  for (const [index, link] of links.entries()) {
    if (isExisting(link)) continue;
    await targets[link.type](link.id, context).catch((error: unknown) => {
      if (!(error instanceof Failure) || error.errorCode !== 'resource.notFound') throw error;
      throw unknownReference(`/links/${index}/id`, `There is no ${link.type.toLowerCase().replace('_', ' ')} with this id`);
    });
  }
  const all = [...existing.map(({ type, id }) => ({ type, id })), ...links.filter((link) => !isExisting(link))];
  return all.filter((link, index) => all.findIndex(({ type, id }) => type === link.type && id === link.id) === index);
}

/** Replaces the links of a document. */
export async function writeLinks(documentId: string, links: readonly DocumentLink[], { db }: CallContext): Promise<void> {
  const params = { documentId, types: links.map(({ type }) => type), ids: links.map(({ id }) => id) };
  await db.run(deleteOtherLinks, params);
  await db.run(insertLinks, params);
}
