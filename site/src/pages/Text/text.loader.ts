import type { Client } from '@farwend/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { buildTextPage, type TeamPerson } from './buildTextPage.ts';
import { loadTextPage } from './loadTextPage.ts';

/** Loads a text page by its path in one call; the team page needs a second one for the people. */
export async function textLoader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const api = context.get(apiContext);
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const page = await loadContent(args, (query) => loadTextPage(path, api, query));
  const text = buildTextPage(page, context.get(settingsContext).origin);
  return text.template === 'TEAM' ? { ...text, people: await loadTeam(api) } : text;
}

async function loadTeam(api: Client): Promise<TeamPerson[]> {
  const { items } = await api.get('/v3/team_members', { query: { limit: 100, sort: 'sortOrder' } });
  return items.map(({ id, givenName, familyName, title, department = '', bio = null, photo }) => ({
    id,
    name: `${givenName} ${familyName}`,
    work: title,
    department,
    text: bio,
    portrait: buildDecorativePicture(photo, 640) ?? null,
  }));
}
