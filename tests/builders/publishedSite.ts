import { contract, type ReplyOf } from '@farwend/api-contract';
import { createApi } from './api.ts';
import type { Server } from './server.ts';
import { type VisitedPage, readJsonLd, visitPage } from './siteLinks.ts';

/** A published page with what visitors read on it. */
export interface PublishedPage extends VisitedPage {
  /** Its sentences in reading order, without header and footer, which every page repeats. */
  sentences: string[];
  /** The entities of its structured data. */
  things: Record<string, unknown>[];
}

type Itinerary = ReplyOf<typeof contract.itineraries.read>;
type Article = ReplyOf<typeof contract.articles.list>['items'][number];
type Agent = ReplyOf<typeof contract.agents.list>['items'][number];

/** Everything that the site publishes: its pages, and what the API says of the same things. */
export interface PublishedSite {
  pages: PublishedPage[];
  /** All pages of the list of itineraries, of which the sitemap has the first. */
  itineraryLists: PublishedPage[];
  /** The sentences of header and footer of the home page. */
  frame: string[];
  companies: (ReplyOf<typeof contract.companies.read> & { exactStars: number | null })[];
  itineraries: Itinerary[];
  guides: ReplyOf<typeof contract.guides.read>[];
  articles: Article[];
  agents: Agent[];
  locations: ReplyOf<typeof contract.locations.list>['items'];
  /** What each published content begins with, whatever its type. */
  heads: { of: string; heroImage: Article['heroImage'] }[];
  settings: ReplyOf<typeof contract.siteSettings.read>;
  reviews: ReplyOf<typeof contract.reviews.histogram>;
}

/** Reads the pages of the sitemap and the records behind them, each once. */
export async function readPublishedSite(server: Server): Promise<PublishedSite> {
  const api = createApi(server);
  const read = async <T>(reply: Promise<{ body: T }>): Promise<T> => (await reply).body;
  const query = { limit: 100 };
  const [companies, itineraries, guides, articles, agents, settings, reviews] = await Promise.all([
    read(api.call(contract.companies.list, { query })),
    read(api.call(contract.itineraries.list, { query })),
    read(api.call(contract.guides.list, { query })),
    read(api.call(contract.articles.list, { query })),
    read(api.call(contract.agents.list, { query })),
    read(api.call(contract.siteSettings.read, {})),
    read(api.call(contract.reviews.histogram, {})),
  ]);
  const texts = await Promise.all([
    read(api.call(contract.contentPages.list, { query })),
    read(api.call(contract.landingPages.list, { query })),
    read(api.call(contract.landingPageCategories.list, { query })),
    read(api.call(contract.companyCategories.list, { query })),
  ]);
  const lists = [itineraries, guides, articles, companies, ...texts];
  const locations = await readAllLocations(server);
  const pages = await readPages(server);
  const itineraryLists = await readItineraryLists(server);
  const home = pages.find(({ path }) => path === '/');
  return {
    pages,
    itineraryLists,
    frame: home ? [...home.html.matchAll(/<(header|footer)\b.*?<\/\1>/gs)].flatMap(([part]) => splitSentences(part)) : [],
    companies: await Promise.all(
      companies.items.map(async ({ id }) => {
        const [company, { ratingsAggregation, total }] = await Promise.all([
          read(api.call(contract.companies.read, { params: { id } })),
          read(api.call(contract.reviews.histogram, { query: { companyId: id } })),
        ]);
        const points = Object.entries(ratingsAggregation).reduce((sum, [rating, count]) => sum + (Number(rating) / 20) * count, 0);
        return { ...company, exactStars: total === 0 ? null : points / total };
      }),
    ),
    itineraries: await Promise.all(itineraries.items.map(({ id }) => read(api.call(contract.itineraries.read, { params: { id } })))),
    guides: await Promise.all(guides.items.map(({ id }) => read(api.call(contract.guides.read, { params: { id } })))),
    articles: articles.items,
    heads: lists.flatMap(({ items }) => items.map(({ title, heroImage }) => ({ of: title, heroImage }))),
    agents: agents.items,
    locations,
    settings,
    reviews,
  };
}

async function readAllLocations(server: Server): Promise<PublishedSite['locations']> {
  const api = createApi(server);
  const items: PublishedSite['locations'] = [];
  for (;;) {
    const { body } = await api.call(contract.locations.list, { query: { limit: 100, offset: items.length } });
    items.push(...body.items);
    if (body.items.length === 0 || items.length >= body.total) return items;
  }
}

/** How many pages are read at a time. */
const READERS = 6;

async function readPages(server: Server): Promise<PublishedPage[]> {
  const xml = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const queue = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages: PublishedPage[] = [];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) pages.push(await readPage(server, path));
  };
  await Promise.all(Array.from({ length: READERS }, work));
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function readItineraryLists(server: Server): Promise<PublishedPage[]> {
  const lists: PublishedPage[] = [];
  for (;;) {
    const page = await readPage(server, `/itineraries/?page=${lists.length + 1}`);
    if (page.status === 404) return lists;
    lists.push(page);
  }
}

async function readPage({ origin }: Server, path: string): Promise<PublishedPage> {
  const page = await visitPage(origin, path);
  const [, main = page.html] = /<main\b[^>]*>(.*)<\/main>/s.exec(page.html) ?? [];
  return { ...page, sentences: splitSentences(main), things: readJsonLd(page).flatMap(listThings) };
}

function listThings(block: unknown): Record<string, unknown>[] {
  if (!isRecord(block)) return [];
  const graph = block['@graph'];
  return Array.isArray(graph) ? graph.filter(isRecord) : [block];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const BLOCKS =
  /<\/?(?:p|li|div|h[1-6]|section|article|dt|dd|dl|td|th|tr|table|figure|figcaption|blockquote|ul|ol|header|footer|nav|main|aside|button|summary|details|label|option|br|svg|text)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': '’', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The sentences of a piece of HTML as they are read. */
export function splitSentences(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(BLOCKS, '\n')
    .replaceAll(/<\/?(?:span|a)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|quot|lt|gt|nbsp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
  return text
    .split(/\n|(?<=[.!?]) (?=[A-Z“])/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
