import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import type { Handlers } from '#src/http/handler.ts';
import { contentPageType } from './contentPage.type.ts';

export const contentPageHandlers: Handlers<typeof contract.contentPages> = contentCalls(contentPageType);
