import { type BodyOf, type contract, slugOf } from '@farwend/api-contract';
import { checkMayDisplay } from '#src/records/checkMayDisplay.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { findCountry } from '#src/domains/places/countries/countries.ts';
import { hasText } from '#src/publishing/publishRequirements.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { today } from '#src/kernel/today.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { careerEntity as entity } from './career.entity.ts';
import type { CareerRow } from './career.model.ts';
import { resolveRichText } from './resolveRichText.ts';
import { selectSimilarSlugs } from './changeCareer.sql.ts';

/** The values of omitted fields. */
const defaults: OptionalFields = {
  countryCode: null,
  requirements: null,
  benefits: null,
  salaryMinUSD: null,
  salaryMaxUSD: null,
  salaryPeriod: null,
  applyUrl: null,
  applyEmail: null,
  opensAt: null,
  closesAt: null,
  displayed: false,
  sortOrder: 0,
  hiringManagerId: null,
};
type OptionalFields = Pick<
  CareerRow,
  | 'countryCode'
  | 'requirements'
  | 'benefits'
  | 'salaryMinUSD'
  | 'salaryMaxUSD'
  | 'salaryPeriod'
  | 'applyUrl'
  | 'applyEmail'
  | 'opensAt'
  | 'closesAt'
  | 'displayed'
  | 'sortOrder'
  | 'hiringManagerId'
>;

/** Creates a career; only publishers may display it right away. */
export async function createCareer(body: BodyOf<typeof contract.careers.create>, context: CallContext): Promise<CareerRow> {
  const { title, department, workplace, locationText, employmentType, summary } = body;
  const record = newRecord(newId(), context);
  const optional = pickChangedValues(defaults, { ...pickOptional(body), ...(await resolveTexts(body, context)) });
  const description = await resolveRichText(body.description, '/description', context);
  const slug = await findFreeSlug(body.slug, title, record.id, context);
  const row: CareerRow = {
    ...record,
    ...defaults,
    ...optional,
    title,
    slug,
    department,
    workplace,
    locationText,
    employmentType,
    summary,
    description,
  };
  checkMayDisplay(context.actor, false, row.displayed);
  if (row.displayed) checkStillOpen(row);
  checkCareer(row);
  return insertRecord(entity, row, context);
}

/** Changes a career; only publishers may change displayed ones. */
export async function changeCareer(id: string, body: BodyOf<typeof contract.careers.update>, context: CallContext): Promise<CareerRow> {
  const row = await findForUpdate(entity, id, context, body.version);
  const { title, department, workplace, locationText, employmentType, summary } = body;
  const description = await resolveRichText(body.description, '/description', context);
  const texts = await resolveTexts(body, context);
  const values = pickChangedValues(row, {
    ...pickOptional(body),
    ...texts,
    description,
    title,
    department,
    workplace,
    locationText,
    employmentType,
    summary,
  });
  if (body.slug !== undefined && body.slug !== row.slug) values.slug = await findFreeSlug(body.slug, row.title, row.id, context);
  if (Object.keys(values).length === 0) return row;
  const next = { ...row, ...values };
  checkMayDisplay(context.actor, row.displayed, next.displayed);
  if (next.displayed && !row.displayed) checkStillOpen(next);
  checkCareer(next);
  const kind =
    body.restoredFrom !== undefined ? 'RESTORE' : row.displayed === next.displayed ? 'UPDATE' : next.displayed ? 'PUBLISH' : 'UNPUBLISH';
  return saveChange(entity, row, { values, kind, note: body.changeNote }, context);
}

type Optional = Partial<Omit<BodyOf<typeof contract.careers.update>, 'requirements' | 'benefits'>>;

function pickOptional(body: Optional) {
  const {
    countryCode,
    salaryMinUSD,
    salaryMaxUSD,
    salaryPeriod,
    applyUrl,
    applyEmail,
    opensAt,
    closesAt,
    displayed,
    sortOrder,
    hiringManagerId,
  } = body;
  return {
    countryCode,
    salaryMinUSD,
    salaryMaxUSD,
    salaryPeriod,
    applyUrl,
    applyEmail,
    opensAt,
    closesAt,
    displayed,
    sortOrder,
    hiringManagerId,
  };
}

async function resolveTexts(body: Pick<BodyOf<typeof contract.careers.update>, 'requirements' | 'benefits'>, context: CallContext) {
  return {
    requirements: await resolveRichText(body.requirements, '/requirements', context),
    benefits: await resolveRichText(body.benefits, '/benefits', context),
  };
}

function checkCareer(row: CareerRow): void {
  const { salaryMinUSD, salaryMaxUSD, opensAt, closesAt, countryCode } = row;
  if (salaryMinUSD !== null && salaryMaxUSD !== null && salaryMaxUSD < salaryMinUSD)
    throw fieldFailure('/salaryMaxUSD', 'tooSmall', 'Must be at least salaryMinUSD');
  if ((salaryMinUSD !== null || salaryMaxUSD !== null) && row.salaryPeriod === null)
    throw fieldFailure('/salaryPeriod', 'required', 'Choose whether the salary is per year, month or hour');
  if (opensAt !== null && closesAt !== null && closesAt < opensAt)
    throw fieldFailure('/closesAt', 'tooSmall', 'Must not be before opensAt');
  if (countryCode !== null && !findCountry(countryCode))
    throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
  if (row.displayed && !hasText(row.description))
    throw fieldFailure('/description', 'required', 'Describe the position before you display it');
  if (row.displayed && row.applyUrl === null && row.applyEmail === null)
    throw fieldFailure('/applyUrl', 'required', 'Enter applyUrl or applyEmail before you display it');
}

/** A position that is displayed may close and stay, but none goes live closed. */
function checkStillOpen({ closesAt }: CareerRow): void {
  if (closesAt !== null && closesAt < today())
    throw fieldFailure('/closesAt', 'tooSmall', 'It closed on that day. Enter a later one, or leave it empty, before you display it');
}

/** The requested slug, or 409 if it is taken; without one, a free slug made from the title. */
async function findFreeSlug(requested: string | undefined, title: string, id: string, { db }: CallContext): Promise<string> {
  const preferred = requested ?? (slugOf(title) || 'position');
  const numbered = `${preferred.replace(/[\\%_]/g, '\\$&')}-%`;
  const taken = new Set((await db.run(selectSimilarSlugs, { slug: preferred, numbered, id })).map(({ slug }) => slug));
  if (!taken.has(preferred)) return preferred;
  if (requested !== undefined)
    throw fieldFailure('/slug', 'unique', `Another career already has the slug ${requested}.`, 'unique.conflict');
  let step = 2;
  while (taken.has(`${preferred}-${step}`)) step += 1;
  return `${preferred}-${step}`;
}
