import type { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import { contentList } from '#src/content/contentList.ts';
import { findPiece } from '#src/content/findPiece.ts';
import { snippetsOfIds } from '#src/content/snippetsOfIds.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { landingPageType } from '#src/entities/landingPages/landingPage.type.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Handlers } from '#src/http/handler.ts';
import { landingPageCategoryType } from './landingPageCategory.type.ts';

const { ld: _, ...page } = pageCalls(landingPageCategoryType, async ({ id }, context) => ({
  landingPages: await snippetsOfIds(await pagesOf(id, context), context),
}));

export const landingPageCategoryHandlers: Handlers<typeof contract.landingPageCategories> = {
  ...contentCalls(landingPageCategoryType),
  ...versionCalls(landingPageCategoryType),
  ...publishingCalls(landingPageCategoryType),
  ...lookupCalls(landingPageCategoryType),
  ...linkCalls(landingPageCategoryType),
  ...page,

  landingPages: async ({ params, query }, context) => {
    const { id } = await findPiece(landingPageCategoryType, params.id, {}, context);
    return contentList(landingPageType, query, context, { categoryIds: { [Op.contains]: [id] } });
  },
};

/** Published landing pages of a category, newest first. */
async function pagesOf(id: string, { sequelize }: CallContext): Promise<string[]> {
  const rows = await preparedQuery<{ id: string }>(
    sequelize,
    'landingPages.ofCategory',
    `SELECT id FROM published_content WHERE type = 'landingPage' AND category_ids @> ARRAY[$1::uuid] ORDER BY published_at DESC, id LIMIT 48`,
    [id],
  );
  return rows.map((row) => row.id);
}
