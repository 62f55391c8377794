import type { ReplyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { numberField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, userIdOf } from '#src/kernel/actor.ts';
import { type ViewRow, ViewModel } from './view.model.ts';

export type VisitView = ReplyOf<typeof contract.views.read>;

const PUBLIC_MS = 24 * 3600 * 1000;

const publicSearchFields: Record<string, SearchField> = {
  pageId: textField('pageId'),
  pageType: textField('pageType'),
  path: textField('path'),
  device: textField('device'),
  language: textField('language'),
  contentType: textField('contentType'),
  contentCountry: textField('contentCountry'),
  startedAt: { attribute: 'startedAt', kind: 'moment', sortable: true },
  durationMs: numberField('durationMs'),
  scrollPct: numberField('scrollPct'),
  interactions: numberField('interactions'),
};

/** Administrators, care and marketing see all visits; others, with the unguessable id, anonymous visits and their own for a day. */
export const viewEntity: Entity<ViewRow, VisitView> = {
  type: 'view',
  model: ViewModel,
  policy: {
    visibleTo: (actor) =>
      isReader(actor) ? {} : { startedAt: { [Op.gt]: new Date(Date.now() - PUBLIC_MS) }, userId: { [Op.or]: [null, userIdOf(actor)] } },
    canChange: (actor, row) =>
      is(actor, 'admin') || (row.startedAt.getTime() > Date.now() - PUBLIC_MS && (row.userId === null || row.userId === userIdOf(actor))),
  },
  present: (row, actor) => (isReader(actor) && !is(actor, 'admin') ? maskVisitor(facts(row)) : facts(row)),
  snapshot: ({ recaptchaId: _, ...row }) => facts({ ...row, recaptchaId: null }),
  fields: {
    ...publicSearchFields,
    deviceId: textField('deviceId'),
    sessionId: textField('sessionId'),
    userId: { attribute: 'userId', kind: 'id' },
  },
  defaultSort: ['startedAt', 'DESC'],
};

/** Callers who see visitors masked cannot search by them. */
export function viewsFor(actor: Actor): Entity<ViewRow, VisitView> {
  return is(actor, 'admin') ? viewEntity : { ...viewEntity, fields: publicSearchFields };
}

function isReader(actor: Actor): boolean {
  return is(actor, 'admin', 'care', 'marageti');
}

function maskVisitor(view: VisitView): VisitView {
  return { ...view, userId: null, googleClientId: null, recaptchaId: null, deviceId: '•••', sessionId: '•••' };
}

function facts(row: ViewRow): VisitView {
  return {
    id: row.id,
    pageId: row.pageId,
    pageType: row.pageType,
    path: row.path,
    url: row.url,
    referrer: row.referrer,
    utm: row.utm,
    googleClientId: row.googleClientId,
    deviceId: row.deviceId,
    sessionId: row.sessionId,
    userId: row.userId,
    device: row.device,
    viewportWidth: row.viewportWidth,
    language: row.language,
    recaptchaId: row.recaptchaId,
    contentType: row.contentType,
    contentCountry: row.contentCountry,
    startedAt: toIsoString(row.startedAt),
    durationMs: row.durationMs,
    scrollPct: row.scrollPct,
    interactions: row.interactions,
    version: row.version,
    consent: row.consent,
  };
}
