import type { Target } from '../load.ts';
import type { Machine } from '../machine.ts';

/** An article as the peers store it. */
export interface PeerArticle {
  title: string;
  slug: string;
  type: string;
  category: string;
  summary: string;
  body: unknown;
}

/** What a peer is started with. */
export interface PeerOptions {
  machine: Machine;
  /** Where its packages are installed. */
  folder: string;
  databaseUrl: string;
  /** JSON file of the articles it is to hold; the first one is read by id. */
  articlesFile: string;
  articles: readonly PeerArticle[];
}

/** The same three calls as the product's: an article by id, the newest 25, and a new one. */
export interface PeerTargets {
  article: Target;
  articles: Target;
  create: Target;
}

/** Another product to measure beside ours, in a folder of this one with its `package.json` and configuration. */
export interface Peer {
  name: string;
  /** Prepares its tables and articles and starts it. */
  start(options: PeerOptions): Promise<PeerTargets>;
}

/** What a list shows of an article, apart from its id. */
export const listedFields = ['title', 'slug', 'type', 'category', 'summary'] as const;
