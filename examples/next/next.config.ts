import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Both examples share ../page and one node_modules.
  turbopack: { root: join(import.meta.dirname, '..') },
  // Link writes internal addresses with a trailing slash.
  trailingSlash: true,
};

export default config;
