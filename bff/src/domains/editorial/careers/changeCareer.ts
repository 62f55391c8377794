import { type BodyOf, type contract, slugOf } from '@farwend/api-contract';
import { checkDisplaying } from '#src/calls/displaying.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { countryOf } from '#src/entities/places/countries.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { careerEntity as entity } from './career.entity.ts';
import type { CareerRow } from './career.model.ts';
import { keptText } from './richText.ts';

/** What was not given. */
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

/** A new position, a draft unless a publisher displays it at once. */
export async function createCareer(body: BodyOf<typeof contract.careers.create>, context: CallContext): Promise<CareerRow> {
  const { title, department, workplace, locationText, employmentType, summary } = body;
  const record = newRecord(newId(), context);
  const given = changedValues(defaults, { ...optionalOf(body), ...(await textsOf(body, context)) });
  const description = await keptText(body.description, '/description', context);
  const slug = await freeSlug(body.slug, title, record.id, context);
  const row: CareerRow = {
    ...record,
    ...defaults,
    ...given,
    title,
    slug,
    department,
    workplace,
    locationText,
    employmentType,
    summary,
    description,
  };
  checkDisplaying(context.actor, false, row.displayed);
  await checkFacts(row, context);
  return insertRecord(entity, row, context);
}

/** Changes a position; what visitors see, only publishers change. */
export async function changeCareer(id: string, body: BodyOf<typeof contract.careers.update>, context: CallContext): Promise<CareerRow> {
  const row = await findToChange(entity, id, context, body.version);
  const { title, department, workplace, locationText, employmentType, summary } = body;
  const description = await keptText(body.description, '/description', context);
  const texts = await textsOf(body, context);
  const values = changedValues(row, {
    ...optionalOf(body),
    ...texts,
    description,
    title,
    department,
    workplace,
    locationText,
    employmentType,
    summary,
  });
  if (body.slug !== undefined && body.slug !== row.slug) values.slug = await freeSlug(body.slug, row.title, row.id, context);
  if (Object.keys(values).length === 0) return row;
  const next = { ...row, ...values };
  checkDisplaying(context.actor, row.displayed, next.displayed);
  await checkFacts(next, context);
  const kind =
    body.restoredFrom !== undefined ? 'RESTORE' : row.displayed === next.displayed ? 'UPDATE' : next.displayed ? 'PUBLISH' : 'UNPUBLISH';
  return saveChange(entity, row, { values, kind, note: body.changeNote }, context);
}

type Optional = Partial<Omit<BodyOf<typeof contract.careers.update>, 'requirements' | 'benefits'>>;

function optionalOf(body: Optional) {
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

async function textsOf(body: Pick<BodyOf<typeof contract.careers.update>, 'requirements' | 'benefits'>, context: CallContext) {
  return {
    requirements: await keptText(body.requirements, '/requirements', context),
    benefits: await keptText(body.benefits, '/benefits', context),
  };
}

async function checkFacts(row: CareerRow, { sequelize, transaction }: CallContext): Promise<void> {
  const { salaryMinUSD, salaryMaxUSD, opensAt, closesAt, countryCode, hiringManagerId } = row;
  if (salaryMinUSD !== null && salaryMaxUSD !== null && salaryMaxUSD < salaryMinUSD)
    throw fieldFailure('/salaryMaxUSD', 'tooSmall', 'Must be at least salaryMinUSD');
  if ((salaryMinUSD !== null || salaryMaxUSD !== null) && row.salaryPeriod === null)
    throw fieldFailure('/salaryPeriod', 'required', 'Say whether it is paid by year, month or hour');
  if (opensAt !== null && closesAt !== null && closesAt < opensAt)
    throw fieldFailure('/closesAt', 'tooSmall', 'Must not be before opensAt');
  if (countryCode !== null && !countryOf(countryCode))
    throw fieldFailure('/countryCode', 'notAllowed', 'There is no country with this code');
  if (row.displayed && row.applyUrl === null && row.applyEmail === null)
    throw fieldFailure('/applyUrl', 'required', 'Say where to apply, by applyUrl or applyEmail, before you display it');
  if (hiringManagerId === null) return;
  const text = 'SELECT id FROM team_members WHERE id = $1';
  const found = await preparedQuery(sequelize, 'career.manager', text, [hiringManagerId], transaction);
  if (found.length === 0) throw fieldFailure('/hiringManagerId', 'unknown', 'There is no team member with this id');
}

/** The slug that was given, or 409 when it is taken; without one, a free one made from the title. */
async function freeSlug(given: string | undefined, title: string, id: string, { sequelize, transaction }: CallContext): Promise<string> {
  const wanted = given ?? (slugOf(title) || 'position');
  const text = 'SELECT slug FROM careers WHERE (slug = $1 OR slug LIKE $2) AND id <> $3';
  const values = [wanted, `${wanted.replace(/[\\%_]/g, '\\$&')}-%`, id];
  const taken = new Set(
    (await preparedQuery<{ slug: string }>(sequelize, 'career.slugs', text, values, transaction)).map(({ slug }) => slug),
  );
  if (!taken.has(wanted)) return wanted;
  if (given !== undefined) throw new Failure('unique.conflict', { message: `Another career has the slug ${given} already.` });
  let step = 2;
  while (taken.has(`${wanted}-${step}`)) step += 1;
  return `${wanted}-${step}`;
}
