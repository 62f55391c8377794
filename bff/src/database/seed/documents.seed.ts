import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparedQuery } from '#src/database/prepared.ts';
import { documentEntity } from '#src/entities/documents/document.entity.ts';
import type { DocumentRow } from '#src/entities/documents/document.model.ts';
import { documentFolder } from '#src/files/diskStore.ts';
import type { Settings } from '#src/settings.ts';
import { demoId } from './demoId.ts';
import { demoPdf } from './demoPdf.ts';
import { documentPlans, type DocumentPlan, type PlannedMatch } from './documentPlans.ts';
import { insertFirstVersions, insertModels, insertRows } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

/** Papers of the matches and the partners, each with a small PDF in DATA_DIR/documents. */
export async function seedDocuments(settings: Settings, context: SeedContext): Promise<void> {
  const { sequelize, models, transaction } = context;
  const matches = await preparedQuery<PlannedMatch>(sequelize, 'seed.documentMatches', selectMatches, [], transaction);
  const partners = await preparedQuery<{ id: string; name: string }>(sequelize, 'seed.documentPartners', selectPartners, [], transaction);
  const plans = documentPlans(matches, partners);
  const folder = documentFolder(settings);
  mkdirSync(folder, { recursive: true });
  const documents = plans.map((plan) => {
    const file = demoPdf(plan.name, plan.lines);
    const row = rowOf(plan, file, context);
    if (row.storageKey !== null && plan.status !== 'PENDING_UPLOAD') writeFileSync(join(folder, row.storageKey), file);
    return row;
  });
  await insertModels(models.documents, documents, context);
  const links = plans.map(({ key, link }) => ({ document_id: demoId('document', key), type: link.type, target_id: link.id }));
  await insertRows('document_links', links, context);
  await insertFirstVersions(documentEntity, documents, context);
  await preparedQuery(sequelize, 'seed.currentProposals', setCurrentProposals, [], transaction);
}

function rowOf(plan: DocumentPlan, file: Buffer, { time }: SeedContext): DocumentRow {
  const id = demoId('document', plan.key);
  const createdAt = time.ago(plan.daysAgo);
  const isHere = plan.status !== 'PENDING_UPLOAD';
  return {
    id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    createdById: null,
    updatedById: null,
    name: plan.name,
    fileName: `${plan.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: file.length,
    sha256: isHere ? createHash('sha256').update(file).digest('hex') : null,
    category: plan.category,
    status: plan.status,
    statusChangedAt: createdAt,
    ownerPersonId: plan.ownerPersonId,
    visibility: plan.visibility,
    proposal: plan.proposal,
    purgeAfter: null,
    fileVersion: plan.fileVersion,
    replacesId: plan.replaces === null ? null : demoId('document', plan.replaces),
    storageKey: `${id}-demo`,
    uploadedAt: isHere ? createdAt : null,
    usedNonce: null,
    deletedAt: plan.status === 'DELETED' ? time.ago(2) : null,
    ownerPartnerId: null,
    links: [{ ...plan.link, partnerId: null }],
  };
}

const selectMatches = `
  SELECT m.id, m.status, m.partner_id AS "partnerId", p.display_name AS "partnerName", m.lead_agent_id AS "agentId", r.destination_names AS "destinationNames",
    r.total_nights AS nights, r.total_budget AS budget, r.traveler_ids[1] AS "travelerId", t.given_name || ' ' || t.family_name AS "travelerName",
    greatest(extract(day FROM now() - coalesce(m.introduced_at, m.created_at))::int, 1) AS "daysAgo"
  FROM trip_matches m JOIN partners p ON p.id = m.partner_id JOIN trip_requests r ON r.id = m.trip_request_id JOIN travelers t ON t.id = r.traveler_ids[1]
  WHERE m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED') ORDER BY m.status, m.id`;
const selectPartners = `SELECT id, display_name AS name FROM partners ORDER BY display_name`;
const setCurrentProposals = `
  UPDATE trip_matches m SET current_proposal_id = newest.id, proposal_count = newest.count
  FROM (SELECT l.target_id, (array_agg(d.id ORDER BY d.file_version DESC))[1] AS id, count(*)::int AS count
    FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'TRIP_MATCH' WHERE d.category = 'PROPOSAL' GROUP BY l.target_id) newest
  WHERE newest.target_id = m.id`;
