import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import { loadSnippetsByIds } from '#src/publishing/loadSnippetsByIds.ts';
import { loadCompanyIds } from './loadCompanyIds.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { companyCategoryType } from './companyCategory.type.ts';

const { ld: product, ...page } = pageCalls(companyCategoryType, async ({ id, fields }, context) => ({
  companies: await loadSnippetsByIds(await loadCompanyIds(id, fields, context), context),
}));

export const companyCategoryHandlers: Handlers<typeof contract.companyCategories> = {
  ...contentCalls(companyCategoryType),
  ...versionCalls(companyCategoryType),
  ...publishingCalls(companyCategoryType),
  ...lookupCalls(companyCategoryType),
  ...linkCalls(companyCategoryType),
  ...page,
  product,
};
