import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { articleType } from '#src/entities/articles/article.type.ts';
import { companyType } from '#src/entities/companies/company.type.ts';
import { companyCategoryType } from '#src/entities/companyCategories/companyCategory.type.ts';
import { contentPageType } from '#src/entities/contentPages/contentPage.type.ts';
import { guideType } from '#src/entities/guides/guide.type.ts';
import { itineraryType } from '#src/entities/itineraries/itinerary.type.ts';
import { landingPageCategoryType } from '#src/entities/landingPageCategories/landingPageCategory.type.ts';
import { landingPageType } from '#src/entities/landingPages/landingPage.type.ts';
import { companyPieces } from './companyPieces.ts';
import { contentRows, type DemoPiece } from './contentRows.ts';
import { articlePieces } from './data/articles.data.ts';
import { companyCategoryPieces } from './data/companyCategories.data.ts';
import { contentPagePieces } from './data/contentPages.data.ts';
import { guidePieces } from './data/guides.data.ts';
import { landingPageCategoryPieces, landingPagePieces } from './data/landingPages.data.ts';
import { heroPictures } from './heroPictures.ts';
import { insertRows } from './insertRows.ts';
import { itineraryPieces } from './itineraryPieces.ts';
import { demoLogo } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';
import { wishOf } from './wishOf.ts';

/** Everything that is written: articles, guides, itineraries, landing pages, companies and pages, with drafts, plans and history. */
export async function seedContent(context: SeedContext): Promise<void> {
  await seedPieces(contentPageType, contentPagePieces, context);
  await seedPieces(companyCategoryType, companyCategoryPieces, context);
  await seedPieces(companyType, withLogos(companyPieces(), context), context);
  await seedPieces(landingPageCategoryType, landingPageCategoryPieces, context);
  await seedPieces(itineraryType, itineraryPieces(context), context);
  await seedPieces(guideType, guidePieces, context);
  await seedPieces(articleType, articlePieces, context);
  await seedPieces(landingPageType, landingPagePieces, context);
}

/** Profiles with the logos that are drawn for them. */
function withLogos(pieces: ReturnType<typeof companyPieces>, context: SeedContext) {
  return pieces.map((piece) => ({ ...piece, own: { ...piece.own, logo: demoLogo(piece.title, context) } }));
}

async function seedPieces<F extends ContentFields>(
  type: ContentType<F>,
  pieces: readonly DemoPiece<F>[],
  context: SeedContext,
): Promise<void> {
  const heroes = heroPictures(pieces.filter(({ pictureOf }) => pictureOf !== null).map(wishOf));
  const made = pieces.map((piece) => contentRows(type, piece, heroes.get(piece.key) ?? 'savanna', context));
  const records = made.map(({ row }) => columnsOf(row));
  await insertRows('content', records, context);
  const shown = made.flatMap(({ row, published }) =>
    published.map(({ facts, ...texts }) => ({
      ...Object.fromEntries(Object.entries(columnsOf(row)).filter(([name]) => !draftOnly.has(name))),
      ...columnsOf(facts),
      ...texts,
      version: row.publishedVersion,
      updated_at: row.publishedAt,
    })),
  );
  await insertRows('published_content', shown, context);
  await insertRows(
    'versions',
    made.flatMap(({ versions }) => versions),
    context,
  );
  await insertRows(
    'audit',
    made.flatMap(({ audit }) => audit),
    context,
  );
  await insertRows(
    'content_references',
    made.flatMap(({ references }) => references),
    context,
  );
  await insertRows(
    'content_aliases',
    made.flatMap(({ aliases, row }) => aliases.map((alias) => ({ ...alias, created_at: row.publishedAt ?? row.createdAt }))),
    context,
  );
}

const draftOnly = new Set([
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
