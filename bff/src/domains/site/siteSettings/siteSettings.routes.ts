import { type contract, defaultPromises } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import { type Actor, is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { defaultSettings } from './defaultSettings.data.ts';
import { type SiteSettingsRow, type SiteSettingsView, SiteSettingsModel } from './siteSettings.model.ts';
import { lockSettings } from './siteSettings.sql.ts';

/** Everybody reads the only row; administrators and publishers change it. Our address on invoices is for administrators alone. */
export const siteSettingsEntity: Entity<SiteSettingsRow, SiteSettingsView> = {
  type: 'siteSettings',
  model: SiteSettingsModel,
  policy: { visibleTo: () => ({}), canChange: (actor) => is(actor, 'admin', 'publisher') },
  present: (row, actor) => ({ ...presentFacts(row, actor), updatedAt: toIsoString(row.updatedAt), version: row.version }),
  snapshot: facts,
  fields: {},
  defaultSort: ['createdAt', 'ASC'],
};

export const siteSettingsHandlers: Handlers<typeof contract.siteSettings> = {
  read: async (_, context) => {
    const row = await findSettings(context);
    return ok(row ? siteSettingsEntity.present(row, context.actor) : presentDefaults(context.actor));
  },
  update: async ({ body }, context) => {
    const { menus, footer, phones, testimonial, promises, reviewProfileUrl, maintenance } = body;
    const { billFrom, desktopThresholdPx, budgetOptions, version, changeNote } = body;
    if (billFrom !== undefined && !is(context.actor, 'admin'))
      throw new Failure('auth.forbidden', { message: 'Only administrators can change our address on invoices. Leave out billFrom.' });
    const trustBadge = body.trustBadge && {
      ...body.trustBadge,
      image: await resolveChosenImage(body.trustBadge.image, '/trustBadge/image', context),
    };
    const values = {
      menus,
      footer,
      phones,
      testimonial,
      promises,
      reviewProfileUrl,
      maintenance,
      billFrom,
      desktopThresholdPx,
      budgetOptions,
      trustBadge,
    };
    await context.db.run(lockSettings, {}); // concurrent first changes insert one row
    const existing = await findSettings(context);
    if (!existing) {
      if (version !== undefined && version !== 0)
        throw new Failure('version.stale', { message: 'The settings have not been changed yet. Read them again.' });
      const inserted = {
        ...newRecord(newId(), context),
        ...defaultSettings,
        ...pickChangedValues<Omit<SiteSettingsRow, keyof ReturnType<typeof newRecord>>>(defaultSettings, values),
      };
      return ok(siteSettingsEntity.present(await insertRecord(siteSettingsEntity, inserted, context), context.actor));
    }
    const row = await findForUpdate(siteSettingsEntity, existing.id, context, version);
    const kind = body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    const saved = await saveChange(siteSettingsEntity, row, { values: pickChangedValues(row, values), kind, note: changeNote }, context);
    return ok(siteSettingsEntity.present(saved, context.actor));
  },
};

/** The only row; undefined until the settings are first changed. */
export async function findSettings({ db }: Pick<CallContext, 'db'>): Promise<SiteSettingsRow | undefined> {
  return (await db.find(SiteSettingsModel, { limit: 1 }))[0];
}

function presentDefaults(actor: Actor): SiteSettingsView {
  const { billFrom, ...rest } = defaultSettings;
  const own = is(actor, 'admin') ? { billFrom } : {};
  return { id: '00000000-0000-8000-8000-000000000000', ...rest, ...own, updatedAt: toIsoString(new Date(0)), version: 0 };
}

function presentFacts(row: SiteSettingsRow, actor: Actor) {
  const { billFrom, ...rest } = facts(row);
  return is(actor, 'admin') ? { ...rest, billFrom } : rest;
}

function facts(row: SiteSettingsRow) {
  const { id, menus, footer, phones, testimonial, trustBadge, reviewProfileUrl, maintenance } = row;
  const { billFrom, desktopThresholdPx, budgetOptions } = row;
  const promises = row.promises ?? defaultPromises;
  return {
    id,
    menus,
    footer,
    phones,
    testimonial,
    promises,
    trustBadge,
    reviewProfileUrl,
    maintenance,
    billFrom,
    desktopThresholdPx,
    budgetOptions,
  };
}
