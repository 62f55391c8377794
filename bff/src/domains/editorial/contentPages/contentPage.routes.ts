import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { contentPageType } from './contentPage.type.ts';

export const contentPageHandlers: Handlers<typeof contract.contentPages> = {
  ...contentCalls(contentPageType),
  publishCheck: publishingCalls(contentPageType).publishCheck,
  page: pageCalls(contentPageType).page,
};
