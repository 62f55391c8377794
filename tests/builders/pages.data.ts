/** The pages of this release, and one that is not there. */
export const pages: readonly { path: string; status: number }[] = [
  { path: '/', status: 200 },
  { path: '/trip-request/', status: 200 },
  { path: '/trip-request/thank-you/', status: 200 },
  { path: '/login/', status: 200 },
  { path: '/logout/', status: 200 },
  { path: '/nowhere/on/the/map/', status: 404 },
];
