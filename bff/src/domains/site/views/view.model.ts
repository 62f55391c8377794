import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of views: one visit of a page. */
export interface ViewRow extends RecordRow {
  pageId: string;
  pageType: string;
  path: string;
  url: string;
  referrer: string | null;
  utm: Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>> | null;
  googleClientId: string | null;
  deviceId: string;
  sessionId: string;
  userId: string | null;
  device: 'DESKTOP' | 'TABLET' | 'MOBILE';
  viewportWidth: number;
  language: string;
  recaptchaId: string | null;
  contentType: string | null;
  contentCountry: string | null;
  startedAt: Date;
  durationMs: number | null;
  scrollPct: number | null;
  interactions: number;
  consent: { analytics: boolean; marketing: boolean };
}

export const ViewModel = defineModel<ViewRow>(
  'view',
  {
    ...recordColumns,
    pageId: DataTypes.TEXT,
    pageType: DataTypes.TEXT,
    path: DataTypes.TEXT,
    url: DataTypes.TEXT,
    referrer: DataTypes.TEXT,
    utm: DataTypes.JSONB,
    googleClientId: DataTypes.TEXT,
    deviceId: DataTypes.TEXT,
    sessionId: DataTypes.TEXT,
    userId: DataTypes.UUID,
    device: DataTypes.TEXT,
    viewportWidth: DataTypes.INTEGER,
    language: DataTypes.TEXT,
    recaptchaId: DataTypes.TEXT,
    contentType: DataTypes.TEXT,
    contentCountry: DataTypes.TEXT,
    startedAt: DataTypes.DATE,
    durationMs: DataTypes.INTEGER,
    scrollPct: DataTypes.INTEGER,
    interactions: DataTypes.INTEGER,
    consent: DataTypes.JSONB,
  },
  tableOptions('views'),
);
