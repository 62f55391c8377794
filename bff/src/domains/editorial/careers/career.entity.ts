import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { today } from '#src/kernel/today.ts';
import { type CareerRow, CareerModel } from './career.model.ts';

export type CareerView = ReplyOf<typeof contract.careers.read>;

/** Visitors see displayed careers between `opensAt` and `closesAt`; staff see all. */
export const careerEntity: Entity<CareerRow, CareerView> = {
  type: 'career',
  model: CareerModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) ? {} : buildOpenCondition(today())),
    canChange: (actor) => is(actor, 'admin', 'editor', 'publisher'),
  },
  present: presentCareer,
  snapshot: (row) => ({ ...pickPublicFields(row), hiringManagerId: row.hiringManagerId }),
  fields: {
    title: textField('title'),
    slug: { attribute: 'slug', kind: 'text' },
    department: { attribute: 'department', kind: 'text' },
    workplace: { attribute: 'workplace', kind: 'text' },
    employmentType: { attribute: 'employmentType', kind: 'text' },
    countryCode: { attribute: 'countryCode', kind: 'text' },
    displayed: { attribute: 'displayed', kind: 'boolean' },
    closesAt: { attribute: 'closesAt', kind: 'date', sortable: true },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  searchText: `plain_text(title || ' ' || location_text)`,
  searchedFields: ['title', 'locationText'],
  defaultSort: ['sortOrder', 'ASC'],
};

function buildOpenCondition(day: string) {
  return {
    displayed: true,
    closesAt: { [Op.or]: [{ [Op.is]: null }, { [Op.gte]: day }] },
    opensAt: { [Op.or]: [{ [Op.is]: null }, { [Op.lte]: day }] },
  };
}

function presentCareer(row: CareerRow, actor: Actor): CareerView {
  const day = today();
  return {
    ...pickPublicFields(row),
    ...(isStaff(actor) ? { hiringManagerId: row.hiringManagerId } : {}),
    isOpen: row.displayed && (row.closesAt === null || row.closesAt >= day) && (row.opensAt === null || row.opensAt <= day),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

function pickPublicFields(row: CareerRow) {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    department: row.department,
    workplace: row.workplace,
    locationText: row.locationText,
    countryCode: row.countryCode,
    employmentType: row.employmentType,
    summary: row.summary,
    description: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    salaryMinUSD: row.salaryMinUSD,
    salaryMaxUSD: row.salaryMaxUSD,
    salaryPeriod: row.salaryPeriod,
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    displayed: row.displayed,
    sortOrder: row.sortOrder,
  };
}
