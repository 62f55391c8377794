import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bearerHeaders } from '../credentials.ts';
import type { Schedule } from '../load.ts';
import { type Machine, root, type Server } from '../machine.ts';
import { newArticle } from '../newArticle.ts';
import { type Comparison, type Result, runComparisons, throughputRatio } from '../results.ts';
import { directus } from './directus.ts';
import { payload } from './payload.ts';
import type { Peer, PeerArticle, PeerTargets } from './peer.ts';
import { strapi } from './strapi.ts';

const scratch = join(root, '.cache/peers');

/** Measures three calls of the product against those of other products, over the same PostgreSQL and with the same articles. */
export async function measurePeers(product: Server, machine: Machine, schedule: Schedule, only: string): Promise<Result[]> {
  const { ids, articles } = await readArticles(product.origin);
  const own = await buildOwnTargets(product, ids[0] ?? '');
  const results: Result[] = [];
  for (const peer of [payload, strapi, directus]) {
    if (!Object.values(works).some((work) => nameRow(work, peer).toLowerCase().includes(only))) continue;
    const folder = installPeer(peer.name.toLowerCase());
    if (folder === null) continue;
    const articlesFile = join(folder, 'articles.json');
    writeFileSync(articlesFile, JSON.stringify(articles));
    const databaseUrl = await machine.database(`peer_${peer.name.toLowerCase()}`);
    const targets = await startOrSkip(peer, { machine, folder, databaseUrl, articlesFile, articles });
    if (targets) results.push(...(await runComparisons(compare(own, targets, peer), schedule, only)));
  }
  return results;
}

const works = { article: 'Article by id', articles: 'List of 25 articles', create: 'Article create' } as const;

const nameRow = (work: string, { name }: Peer) => `${work}, × ${name}`;

function compare(own: PeerTargets, targets: PeerTargets, peer: Peer): Comparison[] {
  return (['article', 'articles', 'create'] as const).map((key) => ({
    targets: [own[key], targets[key]],
    results: [throughputRatio(nameRow(works[key], peer), 1, 3)],
  }));
}

/** The product's published articles of the demo data, the one nearest to 7 kB first. */
async function readArticles(origin: string): Promise<{ ids: string[]; articles: PeerArticle[] }> {
  const { items }: { items: { id: string }[] } = await (await fetch(`${origin}/v2/articles?limit=50`)).json();
  const read = await Promise.all(
    items.map(async ({ id }) => {
      const text = await (await fetch(`${origin}/v2/articles/${id}`)).text();
      const { title, slug, type, category, summary, body }: PeerArticle = JSON.parse(text);
      return { id, distance: Math.abs(text.length - 7_000), article: { title, slug, type, category, summary, body } };
    }),
  );
  const sorted = read.toSorted((a, b) => a.distance - b.distance);
  return { ids: sorted.map(({ id }) => id), articles: sorted.map(({ article }) => article) };
}

async function buildOwnTargets({ origin, pid }: Server, id: string): Promise<PeerTargets> {
  const url = `${origin}/v2/articles`;
  const headers = { ...(await bearerHeaders(origin, 'editor@example.com')), 'Content-Type': 'application/json' };
  return {
    article: { name: 'article', url: `${url}/${id}`, pid },
    articles: { name: '25 articles', url: `${url}?limit=25`, pid },
    create: { name: 'new article', url, pid, method: 'POST', headers, body: newArticle },
  };
}

async function startOrSkip(peer: Peer, options: Parameters<Peer['start']>[0]): Promise<PeerTargets | null> {
  try {
    return await peer.start(options);
  } catch (error) {
    console.log(`${peer.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Copies a peer's files into the scratch folder and installs its packages; null, with a line that says so, if they cannot be installed. */
function installPeer(name: string): string | null {
  const folder = join(scratch, name);
  const source = join(root, 'bench/peers', name);
  const stamp = join(folder, '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(source, 'package.json')))
    .digest('hex');
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  if (isInstalled) return folder;
  console.log(`… installing ${name}, which takes some minutes`);
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0) {
    console.log(`${name} is left out: its packages could not be installed`);
    return null;
  }
  writeFileSync(stamp, wanted);
  return folder;
}
