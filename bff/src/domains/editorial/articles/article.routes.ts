import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import type { Handlers } from '#src/http/handler.ts';
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
