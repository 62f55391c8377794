/** Addresses of the demo site that lead elsewhere: what was printed on cards, what a season had, and a page that is gone. */
export const demoRedirects: readonly { fromPath: string; toPath: string | null; code: 301 | 302 | 410; days: number }[] = [
  { fromPath: '/start', toPath: '/trip-request', code: 301, days: 410 },
  { fromPath: '/journal', toPath: '/articles', code: 301, days: 395 },
  { fromPath: '/this-season', toPath: '/itineraries', code: 302, days: 24 },
  { fromPath: '/winter-letter-2019', toPath: null, code: 410, days: 300 },
];
