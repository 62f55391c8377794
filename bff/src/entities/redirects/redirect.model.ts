import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';
import type { ContentName } from '#src/content/content.model.ts';

/** A row of redirects: an address that leads to a piece of content or to a path, or that is gone. */
export interface RedirectRow extends RecordRow {
  /** Without a slash at its end. */
  fromPath: string;
  toEntityType: ContentName | null;
  toEntityId: string | null;
  toPath: string | null;
  code: 301 | 302 | 410;
  reason: 'ALIAS' | 'MANUAL' | 'DELETED';
  hits: number;
  lastHitAt: Date | null;
}

/** A row of site_redirects: the same with the earlier addresses of content among them, and where the target has its page now. */
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

export function defineRedirect(sequelize: Sequelize) {
  return sequelize.define<Model<RedirectRow>>('redirect', columns, table('redirects'));
}

export function defineSiteRedirect(sequelize: Sequelize) {
  return sequelize.define<Model<SiteRedirectRow>>(
    'siteRedirect',
    { ...columns, targetSlug: DataTypes.TEXT, targetPath: DataTypes.TEXT },
    table('site_redirects'),
  );
}
