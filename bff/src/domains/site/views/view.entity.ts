import type { ReplyOf, contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { numberField, textField } from '#src/calls/searchFields.ts';
import { type Actor, is, userIdOf } from '#src/http/actor.ts';
import type { ViewRow } from './view.model.ts';

export type VisitView = ReplyOf<typeof contract.views.read>;

const OPEN_MS = 24 * 3600 * 1000;

const openFields: Record<string, SearchField> = {
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

/** Admin, care and marketing see all visits; everybody else those of a day that are nobody's or their own, by their unguessable id. */
export const viewEntity: Entity<ViewRow, VisitView> = {
  type: 'view',
  model: ({ models }) => models.views,
  policy: {
    sees: (actor) =>
      isReader(actor) ? {} : { startedAt: { [Op.gt]: new Date(Date.now() - OPEN_MS) }, userId: { [Op.or]: [null, userIdOf(actor)] } },
    changes: (actor, row) =>
      is(actor, 'admin') || (row.startedAt.getTime() > Date.now() - OPEN_MS && (row.userId === null || row.userId === userIdOf(actor))),
  },
  present: (row, actor) => (isReader(actor) && !is(actor, 'admin') ? masked(facts(row)) : facts(row)),
  snapshot: ({ recaptchaId: _, ...row }) => facts({ ...row, recaptchaId: null }),
  fields: {
    ...openFields,
    deviceId: textField('deviceId'),
    sessionId: textField('sessionId'),
    userId: { attribute: 'userId', kind: 'id' },
  },
  defaultSort: ['startedAt', 'DESC'],
};

/** For a caller who sees visits but not whose they are: nor can these be searched by it. */
export function viewsFor(actor: Actor): Entity<ViewRow, VisitView> {
  return is(actor, 'admin') ? viewEntity : { ...viewEntity, fields: openFields };
}

function isReader(actor: Actor): boolean {
  return is(actor, 'admin', 'care', 'marageti');
}

function masked(view: VisitView): VisitView {
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
    startedAt: moment(row.startedAt),
    durationMs: row.durationMs,
    scrollPct: row.scrollPct,
    interactions: row.interactions,
    version: row.version,
    consent: row.consent,
  };
}
