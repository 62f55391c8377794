import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { contentPageType } from './contentPage.type.ts';

export const contentPageHandlers: Handlers<typeof contract.contentPages> = {
  ...contentCalls(contentPageType),
  page: pageCalls(contentPageType).page,
};
