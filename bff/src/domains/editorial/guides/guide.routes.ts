import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import type { Handlers } from '#src/http/handler.ts';
import { guideType } from './guide.type.ts';

const { ld: product, ...page } = pageCalls(guideType);

export const guideHandlers: Handlers<typeof contract.guides> = {
  ...contentCalls(guideType),
  ...versionCalls(guideType),
  ...publishingCalls(guideType),
  ...lookupCalls(guideType),
  ...linkCalls(guideType),
  ...page,
  product,
};
