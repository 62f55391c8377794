import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import { snippetsOfIds } from '#src/content/snippetsOfIds.ts';
import { companiesOf } from './companiesOf.ts';
import type { Handlers } from '#src/http/handler.ts';
import { companyCategoryType } from './companyCategory.type.ts';

const { ld: product, ...page } = pageCalls(companyCategoryType, async ({ id, fields }, context) => ({
  companies: await snippetsOfIds(await companiesOf(id, fields, context), context),
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
