import type { contract, ReplyOf } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type SiteSettingsView = ReplyOf<typeof contract.siteSettings.read>;

/** What the settings say, as stored. */
export interface SiteSettingsFacts extends Omit<SiteSettingsView, 'id' | 'updatedAt' | 'version' | 'billFrom'> {
  billFrom: NonNullable<SiteSettingsView['billFrom']> | null;
}

/** The only row of site_settings. */
export interface SiteSettingsRow extends RecordRow, Omit<SiteSettingsFacts, 'promises'> {
  /** Null until they are first set: then the defaults hold. */
  promises: SiteSettingsView['promises'] | null;
}

export const SiteSettingsModel = defineModel<SiteSettingsRow>(
  'siteSettings',
  {
    ...recordColumns,
    menus: DataTypes.JSONB,
    footer: DataTypes.JSONB,
    phones: DataTypes.JSONB,
    testimonial: DataTypes.JSONB,
    promises: DataTypes.JSONB,
    trustBadge: DataTypes.JSONB,
    reviewProfileUrl: DataTypes.TEXT,
    maintenance: DataTypes.JSONB,
    billFrom: DataTypes.JSONB,
    desktopThresholdPx: DataTypes.INTEGER,
    budgetOptions: DataTypes.ARRAY(DataTypes.INTEGER),
  },
  tableOptions('site_settings'),
);
