import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment, rows } from '#src/calls/entity.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import type { AnnouncementRow } from './announcement.model.ts';

type AnnouncementView = NonNullable<ReplyOf<typeof contract.tripRequestAnnouncement.read>>;

/** There is one at most; visitors get it while it is active. */
export const announcementEntity: Entity<AnnouncementRow, AnnouncementView> = {
  type: 'tripRequestAnnouncement',
  model: ({ models }) => models.announcements,
  policy: { sees: () => ({}), changes: (actor) => is(actor, 'admin', 'publisher', 'marageti') },
  present: (row) => ({ ...facts(row), active: isActive(row), updatedAt: moment(row.updatedAt), version: row.version }),
  snapshot: facts,
  fields: {},
  defaultSort: ['createdAt', 'ASC'],
};

export const announcementHandlers: Handlers<typeof contract.tripRequestAnnouncement> = {
  read: async (_, context) => {
    const row = await theRow(context);
    return ok(row && (isActive(row) || isStaff(context.actor)) ? announcementEntity.present(row, context.actor) : null);
  },
  update: async ({ body }, context) => {
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('trip_request_announcements', 0))`; // two first ones make one row
    await preparedQuery(context.sequelize, 'announcement.lock', lock, [], context.transaction);
    const present = await theRow(context);
    const saved = present ? await change(present.id, body, context) : await insertRecord(announcementEntity, first(body, context), context);
    return ok(announcementEntity.present(saved, context.actor));
  },
};

type Body = BodyOf<typeof contract.tripRequestAnnouncement.update>;

async function change(id: string, body: Body, context: CallContext): Promise<AnnouncementRow> {
  const row = await findToChange(announcementEntity, id, context, body.version);
  const { message, linkLabel, linkHref, tone, audience, dismissible } = body;
  const startsAt = dateOf(body.startsAt);
  const endsAt = dateOf(body.endsAt);
  const values = changedValues(row, { message, linkLabel, linkHref, tone, audience, dismissible, startsAt, endsAt });
  checkFacts({ ...row, ...values });
  const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  return saveChange(announcementEntity, row, { values, kind, note: body.changeNote }, context);
}

function dateOf(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}

function first(body: Body, context: CallContext): AnnouncementRow {
  for (const name of ['message', 'startsAt', 'endsAt'] as const) {
    if (body[name] === undefined) throw fieldFailure(`/${name}`, 'required', 'The first announcement needs it');
  }
  const row: AnnouncementRow = {
    ...newRecord(newId(), context),
    message: body.message ?? '',
    linkLabel: body.linkLabel ?? null,
    linkHref: body.linkHref ?? null,
    tone: body.tone ?? 'INFO',
    audience: body.audience ?? 'ALL',
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
    throw fieldFailure(linkLabel === null ? '/linkLabel' : '/linkHref', 'required', 'A link needs both its words and its address');
}

async function theRow({ models, transaction }: CallContext): Promise<AnnouncementRow | undefined> {
  return rows<AnnouncementRow>(await models.announcements.findAll({ limit: 1, raw: true, transaction }))[0];
}

function isActive({ startsAt, endsAt }: AnnouncementRow): boolean {
  const now = new Date();
  return startsAt <= now && now < endsAt;
}

function facts({ id, message, linkLabel, linkHref, tone, audience, startsAt, endsAt, dismissible }: AnnouncementRow) {
  return { id, message, linkLabel, linkHref, tone, audience, startsAt: moment(startsAt), endsAt: moment(endsAt), dismissible };
}
