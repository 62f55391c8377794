import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { articleType } from './article.type.ts';

const { ld: articleLD, ...page } = pageCalls(articleType);

export const articleHandlers: Handlers<typeof contract.articles> = {
  ...contentCalls(articleType),
  ...versionCalls(articleType),
  ...publishingCalls(articleType),
  ...lookupCalls(articleType),
  ...linkCalls(articleType),
  ...page,
  articleLD,
};
