import type { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import { listContent } from '#src/publishing/listContent.ts';
import { contentEntityFor } from '#src/publishing/contentEntity.ts';
import { findItem } from '#src/publishing/findItem.ts';
import { loadSnippetsByIds } from '#src/publishing/loadSnippetsByIds.ts';
import { landingPageType } from '#src/domains/editorial/landingPages/landingPage.type.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { landingPageCategoryType } from './landingPageCategory.type.ts';
import { selectLandingPageIds } from './landingPageCategory.sql.ts';

const { ld: _, ...page } = pageCalls(landingPageCategoryType, async ({ id }, context) => ({
  landingPages: await loadSnippetsByIds(await loadLandingPageIds(id, context), context),
}));

export const landingPageCategoryHandlers: Handlers<typeof contract.landingPageCategories> = {
  ...contentCalls(landingPageCategoryType),
  ...versionCalls(landingPageCategoryType),
  ...publishingCalls(landingPageCategoryType),
  ...lookupCalls(landingPageCategoryType),
  ...linkCalls(landingPageCategoryType),
  ...page,

  landingPages: listOf(contentEntityFor(landingPageType), async ({ params, query }, context) => {
    const { id } = await findItem(landingPageCategoryType, params.id, {}, context);
    return listContent(landingPageType, query, context, { categoryIds: { [Op.contains]: [id] } });
  }),
};

/** Ids of the published landing pages of a category, the newest first. */
async function loadLandingPageIds(id: string, { db }: CallContext): Promise<string[]> {
  const rows = await db.run(selectLandingPageIds, { id });
  return rows.map((row) => row.id);
}
