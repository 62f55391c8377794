import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadNewsPage, type NewsPageData } from '#src/news/loadNewsPage.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Loads the page of press mentions in the URL. */
export function newsLoader({ request, context }: LoaderFunctionArgs): Promise<NewsPageData> {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return loadNewsPage(context.get(apiContext), Number.isInteger(page) && page > 1 && page < 1000 ? page : 1);
}
