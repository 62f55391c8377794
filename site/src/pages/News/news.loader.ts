import type { LoaderFunctionArgs } from 'react-router-dom';
import { newsPart, type NewsPart } from '#src/news/newsPart.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** Reads the part of the news that the address asks for. */
export function newsLoader({ request, context }: LoaderFunctionArgs): Promise<NewsPart> {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return newsPart(context.get(apiContext), Number.isInteger(page) && page > 1 && page < 1000 ? page : 1);
}
