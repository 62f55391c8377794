import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { partnerEntity } from '#src/entities/partners/partner.entity.ts';
import { salesRecordingEntity } from '#src/entities/salesRecordings/salesRecording.entity.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { DocumentLink, DocumentTarget } from './document.model.ts';

/** Each as the caller may see it: what they may not know of is the same 404 as what is not there. */
const findTarget: Record<DocumentTarget, (id: string, context: CallContext) => Promise<unknown>> = {
  TRAVELER: (id, context) => findSeen(travelerEntity, id, context),
  TRIP_MATCH: (id, context) => findSeen(tripMatchEntity, id, context),
  TRIP_REQUEST: (id, context) => findSeen(tripRequestEntity, id, context),
  SALES_RECORDING: (id, context) => findSeen(salesRecordingEntity, id, context),
  PARTNER: (id, context) => findSeen(partnerEntity, id, context),
};

/** The links once each, all of them to records the caller sees; `from` is where the body's links begin. Throws a 422 that names the wrong one. */
export async function checkedLinks(
  links: readonly DocumentLink[],
  known: readonly DocumentLink[],
  context: CallContext,
): Promise<DocumentLink[]> {
  const isKnown = (link: DocumentLink) => known.some(({ type, id }) => type === link.type && id === link.id);
  for (const [index, link] of links.entries()) {
    if (isKnown(link)) continue;
    await findTarget[link.type](link.id, context).catch((error: unknown) => {
      if (!(error instanceof Failure) || error.errorCode !== 'resource.notFound') throw error;
      throw fieldFailure(`/links/${index}/id`, 'unknown', `There is no ${link.type.toLowerCase().replace('_', ' ')} with this id`);
    });
  }
  const all = [...known.map(({ type, id }) => ({ type, id })), ...links.filter((link) => !isKnown(link))];
  return all.filter((link, index) => all.findIndex(({ type, id }) => type === link.type && id === link.id) === index);
}

/** Writes what a document belongs to, in place of what it belonged to. */
export async function writeLinks(
  documentId: string,
  links: readonly DocumentLink[],
  { sequelize, transaction }: CallContext,
): Promise<void> {
  const values = [documentId, links.map(({ type }) => type), links.map(({ id }) => id)];
  await preparedQuery(sequelize, 'document.unlink', unlink, values, transaction);
  await preparedQuery(sequelize, 'document.link', insert, values, transaction);
}

const given = 'SELECT t.type, t.id FROM unnest($2::text[], $3::uuid[]) AS t (type, id)';
const unlink = `DELETE FROM document_links WHERE document_id = $1 AND (type, target_id) NOT IN (${given})`;
const insert = `INSERT INTO document_links (document_id, type, target_id) SELECT $1, type, id FROM (${given}) g ON CONFLICT DO NOTHING`;
