import { budgetOptions, type contract } from '@farwend/api-contract';
import { type Entity, moment, rows } from '#src/calls/entity.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import type { SiteSettingsRow, SiteSettingsView } from './siteSettings.model.ts';

/** Everybody reads the one row; administrators and publishers change it. */
export const siteSettingsEntity: Entity<SiteSettingsRow, SiteSettingsView> = {
  type: 'siteSettings',
  model: ({ models }) => models.siteSettings,
  policy: { sees: () => ({}), changes: (actor) => is(actor, 'admin', 'publisher') },
  present: (row) => ({ ...facts(row), updatedAt: moment(row.updatedAt), version: row.version }),
  snapshot: facts,
  fields: {},
  defaultSort: ['createdAt', 'ASC'],
};

/** What holds while nobody has set anything: an empty frame with the numbers of the specification. */
const delivered = {
  menus: [],
  footer: {
    groups: [],
    pressMentions: [],
    social: { facebook: null, instagram: null, linkedin: null, youtube: null, pinterest: null, email: null },
  },
  phones: { call: { text: 'Write to us', href: '/contact' }, contact: { text: 'Contact', href: '/contact' } },
  trustBadge: null,
  reviewProfileUrl: null,
  maintenance: { on: false, message: '' },
  desktopThresholdPx: 1280,
  budgetOptions: [...budgetOptions],
} satisfies Omit<SiteSettingsView, 'id' | 'updatedAt' | 'version'>;

export const siteSettingsHandlers: Handlers<typeof contract.siteSettings> = {
  read: async (_, context) => {
    const row = await theRow(context);
    return ok(row ? siteSettingsEntity.present(row, context.actor) : asDelivered());
  },
  update: async ({ body }, context) => {
    const { menus, footer, phones, reviewProfileUrl, maintenance, desktopThresholdPx, budgetOptions: budgets, version, changeNote } = body;
    const trustBadge = body.trustBadge && {
      ...body.trustBadge,
      image: await chosenImage(body.trustBadge.image, '/trustBadge/image', context),
    };
    const sent = { menus, footer, phones, reviewProfileUrl, maintenance, desktopThresholdPx, budgetOptions: budgets, trustBadge };
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('site_settings', 0))`; // two first changes make one row
    await preparedQuery(context.sequelize, 'siteSettings.lock', lock, [], context.transaction);
    const present = await theRow(context);
    if (!present) {
      if (version !== undefined && version !== 0)
        throw new Failure('version.stale', { message: 'The settings are as delivered. Read them again.' });
      const made = {
        ...newRecord(newId(), context),
        ...delivered,
        ...changedValues<Omit<SiteSettingsRow, keyof ReturnType<typeof newRecord>>>(delivered, sent),
      };
      return ok(siteSettingsEntity.present(await insertRecord(siteSettingsEntity, made, context), context.actor));
    }
    const row = await findToChange(siteSettingsEntity, present.id, context, version);
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    const saved = await saveChange(siteSettingsEntity, row, { values: changedValues(row, sent), kind, note: changeNote }, context);
    return ok(siteSettingsEntity.present(saved, context.actor));
  },
};

async function theRow({ models, transaction }: CallContext): Promise<SiteSettingsRow | undefined> {
  return rows<SiteSettingsRow>(await models.siteSettings.findAll({ limit: 1, raw: true, transaction }))[0];
}

function asDelivered(): SiteSettingsView {
  return { id: '00000000-0000-8000-8000-000000000000', ...delivered, updatedAt: moment(new Date(0)), version: 0 };
}

function facts(row: SiteSettingsRow) {
  const { id, menus, footer, phones, trustBadge, reviewProfileUrl, maintenance, desktopThresholdPx, budgetOptions: budgets } = row;
  return { id, menus, footer, phones, trustBadge, reviewProfileUrl, maintenance, desktopThresholdPx, budgetOptions: budgets };
}
