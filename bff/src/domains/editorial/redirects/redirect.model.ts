import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { ContentName } from '#src/publishing/contentName.ts';

/** A row of `redirects`: a path that leads to a content item or another path, or is gone. */
export interface RedirectRow extends RecordRow {
  /** Without a trailing slash. */
  fromPath: string;
  toEntityType: ContentName | null;
  toEntityId: string | null;
  toPath: string | null;
  code: 301 | 302 | 410;
  reason: 'ALIAS' | 'MANUAL' | 'DELETED';
  hits: number;
  lastHitAt: Date | null;
}

/** A row of the view `site_redirects`: redirects and aliases, with the current slug and path of their targets. */
export interface SiteRedirectRow extends RedirectRow {
  targetSlug: string | null;
  targetPath: string | null;
}

const columns = {
  ...recordColumns,
  fromPath: DataTypes.TEXT,
  toEntityType: DataTypes.TEXT,
  toEntityId: DataTypes.UUID,
  toPath: DataTypes.TEXT,
  code: DataTypes.INTEGER,
  reason: DataTypes.TEXT,
  hits: DataTypes.INTEGER,
  lastHitAt: DataTypes.DATE,
};

export const RedirectModel = defineModel<RedirectRow>('redirect', columns, tableOptions('redirects'));

export const SiteRedirectModel = defineModel<SiteRedirectRow>(
  'siteRedirect',
  { ...columns, targetSlug: DataTypes.TEXT, targetPath: DataTypes.TEXT },
  tableOptions('site_redirects'),
);
