import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import type { Handlers } from '#src/kernel/handler.ts';
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
