import { insertRows } from '#src/db/bulkInsert.ts';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { articleType } from '#src/domains/editorial/articles/article.type.ts';
import { companyType } from '#src/domains/editorial/companies/company.type.ts';
import { companyCategoryType } from '#src/domains/editorial/companyCategories/companyCategory.type.ts';
import { contentPageType } from '#src/domains/editorial/contentPages/contentPage.type.ts';
import { guideType } from '#src/domains/editorial/guides/guide.type.ts';
import { itineraryType } from '#src/domains/editorial/itineraries/itinerary.type.ts';
import { landingPageCategoryType } from '#src/domains/editorial/landingPageCategories/landingPageCategory.type.ts';
import { landingPageType } from '#src/domains/editorial/landingPages/landingPage.type.ts';
import { buildCompanyItems } from './buildCompanyItems.ts';
import { buildContentRows } from './buildContentRows.ts';
import type { DemoItem } from './demoItem.ts';
import { articleItems } from './data/articles.data.ts';
import { companyCategoryItems } from './data/companyCategories.data.ts';
import { contentPageItems } from './data/contentPages.data.ts';
import { guideItems } from './data/guides.data.ts';
import { letterItems } from './data/letters.data.ts';
import { landingPageCategoryItems, landingPageItems } from './data/landingPages.data.ts';
import { addDayPictures } from './addDayPictures.ts';
import { buildItineraryItems } from './buildItineraryItems.ts';
import { chooseDemoHeroes } from './chooseDemoHeroes.ts';
import type { Heroes } from './chooseHeroImages.ts';
import { demoLogo } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';

/** Seeds all content: articles, guides, itineraries, landing pages, companies and pages, with drafts, schedules and history. */
export async function seedContent(context: SeedContext): Promise<void> {
  const heroes = chooseDemoHeroes(context);
  await seedItems(contentPageType, contentPageItems, heroes, context);
  await seedItems(contentPageType, letterItems, heroes, context);
  await seedItems(companyCategoryType, companyCategoryItems, heroes, context);
  await seedItems(companyType, withLogos(buildCompanyItems(), context), heroes, context);
  await seedItems(landingPageCategoryType, landingPageCategoryItems, heroes, context);
  await seedItems(
    itineraryType,
    addDayPictures(buildItineraryItems(context), heroes.get('itinerary') ?? new Map(), context),
    heroes,
    context,
  );
  await seedItems(guideType, guideItems, heroes, context);
  await seedItems(articleType, articleItems, heroes, context);
  await seedItems(landingPageType, landingPageItems, heroes, context);
}

/** Adds the generated logos to the company pages. */
function withLogos(items: ReturnType<typeof buildCompanyItems>, context: SeedContext) {
  return items.map((item) => ({ ...item, own: { ...item.own, logo: demoLogo(item.title, context) } }));
}

async function seedItems<F extends ContentFields>(
  type: ContentType<F>,
  items: readonly DemoItem<F>[],
  heroes: Heroes,
  context: SeedContext,
): Promise<void> {
  const made = items.map((item) => buildContentRows(type, item, heroes.get(type.name)?.get(item.key), context));
  const records = made.map(({ row }) => columnsOf(row));
  await insertRows(context.db, 'content', records);
  const shown = made.flatMap(({ row, published }) =>
    published.map(({ facts, ...texts }) => ({
      ...Object.fromEntries(Object.entries(columnsOf(row)).filter(([name]) => !draftOnly.has(name))),
      ...columnsOf(facts),
      ...texts,
      version: row.publishedVersion,
      updated_at: row.publishedAt,
    })),
  );
  await insertRows(context.db, 'published_content', shown);
  await insertRows(
    context.db,
    'versions',
    made.flatMap(({ versions }) => versions),
  );
  await insertRows(
    context.db,
    'audit',
    made.flatMap(({ audit }) => audit),
  );
  await insertRows(
    context.db,
    'content_references',
    made.flatMap(({ references }) => references),
  );
  await insertRows(
    context.db,
    'content_aliases',
    made.flatMap(({ aliases, row }) => aliases.map((alias) => ({ ...alias, created_at: row.publishedAt ?? row.createdAt }))),
  );
}

const draftOnly = new Set([
  'tags',
  'status',
  'status_changed_at',
  'review_state',
  'review_due_at',
  'fields',
  'published_version',
  'published_by_id',
  'first_published_at',
  'publish_at',
  'publish_version',
  'unpublish_at',
  'deleted_at',
]);

/** A row by the names of its columns. */
function columnsOf(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}
