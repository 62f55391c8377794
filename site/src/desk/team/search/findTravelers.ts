import type { FindHits } from './searchHits.ts';

/** Finds travelers by name and e-mail address, as far as the person sees them. */
export const findTravelers: FindHits = async (api, page, signal) => {
  const { items, total } = await api.post('/v3/traveler_searches', { body: page, signal });
  return {
    items: items.map(({ id, givenName, familyName, email, countryOfResidence }) => ({
      id,
      title: [givenName, familyName].filter(Boolean).join(' '),
      hint: [email, countryOfResidence].filter(Boolean).join(' · '),
      href: `/desk/travelers/${id}/`,
    })),
    total,
  };
};
