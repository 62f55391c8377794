import { preparedQuery } from '#src/database/prepared.ts';
import { changeRequestEntity } from '#src/entities/changeRequests/changeRequest.entity.ts';
import type { ChangeRequestRow } from '#src/entities/changeRequests/changeRequest.model.ts';
import { noteEntity } from '#src/entities/notes/note.entity.ts';
import type { NoteRow } from '#src/entities/notes/note.model.ts';
import { partnerFacts } from './data/partnerFacts.data.ts';
import { partnerNotes, requestNotes, type WishOfPartner, wishesOfPartners } from './data/staffWork.data.ts';
import { demoId } from './demoId.ts';
import { mailboxOf } from './demoPartner.ts';
import { insertHistories } from './insertHistories.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

/** What the team has written for itself, and what companies want changed. */
export async function seedStaffWork(context: SeedContext): Promise<void> {
  const text = 'SELECT id, status FROM trip_requests ORDER BY reference';
  const requests = await preparedQuery<{ id: string; status: string }>(context.sequelize, 'seed.noted', text, [], context.transaction);
  const used = new Set<string>();
  const onRequests = requestNotes.flatMap(([status, body], index) => {
    const request = requests.find((one) => one.status === status && !used.has(one.id));
    if (!request) return [];
    used.add(request.id);
    return [note({ subjectType: 'TRIP_REQUEST', subjectId: request.id, body }, index, context)];
  });
  const onPartners = partnerNotes.map(([partner, body], index) =>
    note({ subjectType: 'PARTNER', subjectId: demoId('partner', partner), body }, requestNotes.length + index, context),
  );
  const notes = [...onRequests, ...onPartners];
  await insertModels(context.models.notes, notes, context);
  await insertFirstVersions(noteEntity, notes, context);
  const wishes = wishesOfPartners.map((wish, index) => historyOf(wish, index, context));
  await insertModels(
    context.models.changeRequests,
    wishes.flatMap((history) => history.slice(-1)),
    context,
  );
  await insertHistories(changeRequestEntity, wishes, context);
}

function note(what: Pick<NoteRow, 'subjectType' | 'subjectId' | 'body'>, index: number, { time }: SeedContext): NoteRow {
  const at = time.ago(index % 9, 1 + (index % 7));
  const care = demoId('user', 'care@example.com');
  const base = { id: demoId('note', index), version: 1, createdAt: at, updatedAt: at, createdById: care, updatedById: care };
  return { ...base, ...what, ownerScope: 'STAFF', mentions: [], pinned: index % 6 === 0, authorName: null };
}

function historyOf({ partner, after, status, ...said }: WishOfPartner, index: number, { time }: SeedContext): ChangeRequestRow[] {
  const at = time.ago(2 + index * 4, 3);
  const lead = demoId('user', `lead.${mailboxOf(partner)}@example.com`);
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
  const later = time.ago(1 + index * 4, 2);
  const who = status === 'CANCELLED' ? lead : demoId('user', 'care@example.com');
  const isDecided = status === 'CONFIRMED' || status === 'DECLINED';
  const decision = isDecided ? { decidedById: who, decidedAt: later } : {};
  return [sent, { ...sent, ...said, ...decision, status, statusChangedAt: later, updatedAt: later, updatedById: who, version: 2 }];
}
