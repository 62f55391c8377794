import { type RichText, slugOf } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import { careerEntity } from '#src/domains/editorial/careers/career.entity.ts';
import { CareerModel, type CareerRow } from '#src/domains/editorial/careers/career.model.ts';
import { careerData } from './data/careers.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** Nine positions: seven open, one closed, one draft. */
export async function seedCareers(context: SeedContext): Promise<void> {
  const day = (ahead: number) => context.time.ago(-ahead).toISOString().slice(0, 10);
  const rows = careerData.map(({ about, youBring, weGive, salary, closesInDays, manager, ...line }, index): CareerRow => {
    const at = context.time.ago(70 - index);
    return {
      ...line,
      id: demoId('career', line.title),
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdById: null,
      updatedById: null,
      slug: slugOf(line.title),
      description: paragraphs(about),
      requirements: list(youBring),
      benefits: list(weGive),
      salaryMinUSD: salary?.[0] ?? null,
      salaryMaxUSD: salary?.[1] ?? null,
      salaryPeriod: salary?.[2] ?? null,
      applyUrl: null,
      applyEmail: 'work@example.com',
      opensAt: day(-60),
      closesAt: closesInDays === null ? null : day(closesInDays),
      sortOrder: (index + 1) * 10,
      hiringManagerId: demoId('teamMember', `${manager}@example.com`),
    };
  });
  await insertModels(context.db, CareerModel, rows);
  await insertFirstVersions(context.db, careerEntity, rows);
}

function paragraphs(texts: readonly string[]): RichText {
  return { blocks: texts.map((text, index) => ({ id: `p${index + 1}`, type: 'paragraph', content: [{ text }] })) };
}

function list(lines: readonly string[]): RichText {
  return { blocks: [{ id: 'l1', type: 'list', items: lines.map((text) => [{ text }]) }] };
}
