import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type AnnouncementRow, AnnouncementModel } from './announcement.model.ts';
import { lockAnnouncement } from './announcement.sql.ts';

type AnnouncementView = NonNullable<ReplyOf<typeof contract.tripRequestAnnouncement.read>>;

/** There is at most one; visitors only get it while it is active. */
export const announcementEntity: Entity<AnnouncementRow, AnnouncementView> = {
  type: 'tripRequestAnnouncement',
  model: AnnouncementModel,
  policy: { visibleTo: () => ({}), canChange: (actor) => is(actor, 'admin', 'publisher', 'marageti') },
  present: (row) => ({ ...facts(row), active: isActive(row), updatedAt: toIsoString(row.updatedAt), version: row.version }),
  snapshot: facts,
  fields: {},
  defaultSort: ['createdAt', 'ASC'],
};

export const announcementHandlers: Handlers<typeof contract.tripRequestAnnouncement> = {
  read: async (_, context) => {
    const row = await findAnnouncement(context);
    return ok(row && (isActive(row) || isStaff(context.actor)) ? announcementEntity.present(row, context.actor) : null);
  },
  update: async ({ body }, context) => {
    // concurrent first writes insert one row
    await context.db.run(lockAnnouncement, {});
    const existing = await findAnnouncement(context);
    const saved = existing
      ? await changeAnnouncement(existing.id, body, context)
      : await insertRecord(announcementEntity, buildFirstAnnouncement(body, context), context);
    return ok(announcementEntity.present(saved, context.actor));
  },
};

type Body = BodyOf<typeof contract.tripRequestAnnouncement.update>;

async function changeAnnouncement(id: string, body: Body, context: CallContext): Promise<AnnouncementRow> {
  const row = await findForUpdate(announcementEntity, id, context, body.version);
  const { message, linkLabel, linkHref, tone, audience, countryCodes, dismissible } = body;
  const startsAt = parseDate(body.startsAt);
  const endsAt = parseDate(body.endsAt);
  const values = pickChangedValues(row, { message, linkLabel, linkHref, tone, audience, countryCodes, dismissible, startsAt, endsAt });
  checkFacts({ ...row, ...values });
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(announcementEntity, row, { values, kind, note: body.changeNote }, context);
}

function parseDate(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}

function buildFirstAnnouncement(body: Body, context: CallContext): AnnouncementRow {
  for (const name of ['message', 'startsAt', 'endsAt'] as const) {
    if (body[name] === undefined) throw fieldFailure(`/${name}`, 'required', 'The first announcement requires this field');
  }
  const row: AnnouncementRow = {
    ...newRecord(newId(), context),
    message: body.message ?? '',
    linkLabel: body.linkLabel ?? null,
    linkHref: body.linkHref ?? null,
    tone: body.tone ?? 'INFO',
    audience: body.audience ?? 'ALL',
    countryCodes: body.countryCodes ?? [],
    startsAt: new Date(body.startsAt ?? 0),
    endsAt: new Date(body.endsAt ?? 0),
    dismissible: body.dismissible ?? true,
  };
  checkFacts(row);
  return row;
}

function checkFacts({ startsAt, endsAt, linkLabel, linkHref }: AnnouncementRow): void {
  if (endsAt <= startsAt) throw fieldFailure('/endsAt', 'tooSmall', 'Must be after startsAt');
  if ((linkLabel === null) !== (linkHref === null))
    throw fieldFailure(linkLabel === null ? '/linkLabel' : '/linkHref', 'required', 'A link needs both linkLabel and linkHref');
}

async function findAnnouncement({ db }: CallContext): Promise<AnnouncementRow | undefined> {
  return (await db.find(AnnouncementModel, { limit: 1 }))[0];
}

function isActive({ startsAt, endsAt }: AnnouncementRow): boolean {
  const now = new Date();
  return startsAt <= now && now < endsAt;
}

function facts({ startsAt, endsAt, ...row }: AnnouncementRow) {
  const { id, message, linkLabel, linkHref, tone, audience, countryCodes, dismissible } = row;
  const period = { startsAt: toIsoString(startsAt), endsAt: toIsoString(endsAt) };
  return { id, message, linkLabel, linkHref, tone, audience, countryCodes, ...period, dismissible };
}
