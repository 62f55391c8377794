import type { Client } from '@farwend/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { silentPicture } from '#src/content/pictureOf.ts';
import { readPiece } from '#src/content/readPiece.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { textOf, type TeamPerson } from './textOf.ts';
import { textPageAt } from './textPageAt.ts';

/** A page of text by its path: one call; on the page of the team a second one for its people. */
export async function textLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const api = context.get(apiContext);
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const page = await readPiece(args, (query) => textPageAt(path, api, query));
  const text = textOf(page, context.get(settingsContext).origin);
  return text.template === 'TEAM' ? { ...text, people: await team(api) } : text;
}

async function team(api: Client): Promise<TeamPerson[]> {
  const { items } = await api.get('/v3/team_members', { query: { limit: '100', sort: 'sortOrder' } });
  return items.map(({ id, givenName, familyName, title, department = '', bio = null, photo }) => ({
    id,
    name: `${givenName} ${familyName}`,
    work: title,
    department,
    text: bio,
    portrait: silentPicture(photo, 640) ?? null,
  }));
}
