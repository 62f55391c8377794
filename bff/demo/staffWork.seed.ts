import { insertModels } from '#src/db/bulkInsert.ts';
import { changeRequestEntity } from '#src/domains/partners/changeRequests/changeRequest.entity.ts';
import { ChangeRequestModel, type ChangeRequestRow } from '#src/domains/partners/changeRequests/changeRequest.model.ts';
import { noteEntity } from '#src/domains/conversations/notes/note.entity.ts';
import { NoteModel, type NoteRow } from '#src/domains/conversations/notes/note.model.ts';
import { partnerFacts } from './data/partnerFacts.data.ts';
import { partnerNotes, requestNotes, type PartnerChangeRequestData, partnerChangeRequestData } from './data/staffWork.data.ts';
import { demoId } from './demoId.ts';
import { toMailbox } from './buildPartnerRow.ts';
import { insertHistories } from './insertHistories.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';
import { selectRequestStatuses } from './staffWork.sql.ts';

/** Internal notes of the team and change requests of partners. */
export async function seedStaffWork(context: SeedContext): Promise<void> {
  const requests = await context.db.run(selectRequestStatuses, {});
  const used = new Set<string>();
  const onRequests = requestNotes.flatMap(([status, body], index) => {
    const request = requests.find((one) => one.status === status && !used.has(one.id));
    if (!request) return [];
    used.add(request.id);
    return [buildNote({ subjectType: 'TRIP_REQUEST', subjectId: request.id, body }, index, context)];
  });
  const onPartners = partnerNotes.map(([partner, body], index) =>
    buildNote({ subjectType: 'PARTNER', subjectId: demoId('partner', partner), body }, requestNotes.length + index, context),
  );
  const notes = [...onRequests, ...onPartners];
  await insertModels(context.db, NoteModel, notes);
  await insertFirstVersions(context.db, noteEntity, notes);
  const changeRequests = partnerChangeRequestData.map((data, index) => buildHistory(data, index, context));
  await insertModels(
    context.db,
    ChangeRequestModel,
    changeRequests.flatMap((history) => history.slice(-1)),
  );
  await insertHistories(context.db, changeRequestEntity, changeRequests);
}

function buildNote(what: Pick<NoteRow, 'subjectType' | 'subjectId' | 'body'>, index: number, { time }: SeedContext): NoteRow {
  const at = time.ago(index % 9, 1 + (index % 7));
  const care = demoId('user', 'care@example.com');
  const base = { id: demoId('note', index), version: 1, createdAt: at, updatedAt: at, createdById: care, updatedById: care };
  return { ...base, ...what, ownerScope: 'STAFF', mentions: [], pinned: index % 6 === 0, authorName: null };
}

function buildHistory(
  { partner, after, status, ...said }: PartnerChangeRequestData,
  index: number,
  { time }: SeedContext,
): ChangeRequestRow[] {
  const at = time.ago(2 + index * 4, 3);
  const lead = demoId('user', `lead.${toMailbox(partner)}@example.com`);
  const sent: ChangeRequestRow = {
    id: demoId('changeRequest', index),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdById: lead,
    updatedById: lead,
    entityType: 'PARTNER',
    entityId: demoId('partner', partner),
    partnerId: demoId('partner', partner),
    changes: [{ path: '/profile/intro', before: partnerFacts[partner]?.intro ?? '', after }],
    status: 'PENDING',
    statusChangedAt: at,
    requiresActionReason: null,
    declinedReason: null,
    internalNote: null,
    externalNote: said.externalNote ?? null,
    decidedById: null,
    decidedAt: null,
  };
  if (status === 'PENDING') return [sent];
  const decidedAt = time.ago(1 + index * 4, 2);
  const who = status === 'CANCELLED' ? lead : demoId('user', 'care@example.com');
  const isDecided = status === 'CONFIRMED' || status === 'DECLINED';
  const decision = isDecided ? { decidedById: who, decidedAt } : {};
  return [sent, { ...sent, ...said, ...decision, status, statusChangedAt: decidedAt, updatedAt: decidedAt, updatedById: who, version: 2 }];
}
