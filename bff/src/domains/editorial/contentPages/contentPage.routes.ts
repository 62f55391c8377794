import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import type { Handlers } from '#src/http/handler.ts';
import { contentPageType } from './contentPage.type.ts';

export const contentPageHandlers: Handlers<typeof contract.contentPages> = {
  ...contentCalls(contentPageType),
  page: pageCalls(contentPageType).page,
};
