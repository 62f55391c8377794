import type { contract, ReplyOf } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

export type SiteSettingsView = ReplyOf<typeof contract.siteSettings.read>;

/** The one row of site_settings. */
export interface SiteSettingsRow extends RecordRow, Omit<SiteSettingsView, 'id' | 'updatedAt' | 'version'> {}

export function defineSiteSettings(sequelize: Sequelize) {
  return sequelize.define<Model<SiteSettingsRow>>(
    'siteSettings',
    {
      ...recordColumns,
      menus: DataTypes.JSONB,
      footer: DataTypes.JSONB,
      phones: DataTypes.JSONB,
      trustBadge: DataTypes.JSONB,
      reviewProfileUrl: DataTypes.TEXT,
      maintenance: DataTypes.JSONB,
      desktopThresholdPx: DataTypes.INTEGER,
      budgetOptions: DataTypes.ARRAY(DataTypes.INTEGER),
    },
    table('site_settings'),
  );
}
