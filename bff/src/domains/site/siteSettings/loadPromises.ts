import { defaultPromises, type Promises } from '@farwend/api-contract';
import type { Services } from '#src/kernel/context.ts';
import { findSettings } from './siteSettings.routes.ts';

/** What the site promises; from the cache of published content, which every node clears when the settings change. */
export async function loadPromises({ published, db }: Pick<Services, 'published' | 'db'>): Promise<Promises> {
  const { json } = await published.findPage('promises', async () => ({
    json: JSON.stringify((await findSettings({ db }))?.promises ?? defaultPromises),
    headers: {},
  }));
  const promises: Promises = JSON.parse(json);
  return promises;
}
