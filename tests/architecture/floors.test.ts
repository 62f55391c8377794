import { describe, expect, test } from '@jest/globals';
import { type Arrow, arrows, findCycles, unresolvedImports } from './importGraph.ts';
import { isTest } from './sources.ts';

const packages = ['api-client', 'api-contract', 'bff', 'design-system', 'scripts', 'site', 'stories', 'tests'];

/** The floors of the server from the lowest up: a file imports from its own floor and those below. */
const floors = [
  ['settings'],
  ['kernel'],
  ['migrations'],
  ['db'],
  ['records'],
  ['publishing'],
  ['platform'],
  ['domains'],
  ['http'],
  ['composition', 'demo'],
] as const;

/** Which lower domains each domain may import, and why. Lower domains are notified by events, see `bff/src/subscriptions.ts`. */
const domainEdges: Record<string, Record<string, string>> = {
  places: {},
  accounts: {
    places: 'people have a country and a time zone',
  },
  travelers: {
    accounts: 'a traveler has an account to sign in with',
    places: 'travelers live in a country and a time zone',
  },
  partners: {
    accounts: 'agents are invited and sign in',
    places: 'companies serve countries and are paid in a currency',
  },
  trips: {
    accounts: 'guests and the team work on requests; a merge of travelers closes an account',
    places: 'the country decides on consent',
    travelers: 'the party of a request; a merge moves requests between travelers',
    partners: 'a suspended company loses its proposals; a merge moves matches between companies',
  },
  conversations: {
    travelers: 'travelers own documents and take part',
    partners: 'a suspended company hands its conversations to care',
    trips: 'a conversation belongs to a request or a match and follows it',
  },
  sales: {
    accounts: 'the export is mailed to a person, and payments need a recent proof of the caller',
    travelers: 'a confirmed sale counts for its traveler',
    partners: 'a statement is of a partner',
    trips: 'a sale books a match',
    conversations: 'documents prove a sale',
  },
  reviews: {
    partners: 'reviews are shown with the company page of their partner',
  },
  privacy: {
    accounts: 'an erasure closes the account',
    travelers: 'whose data it is',
    partners: 'an administrator starts the erasure of an agent',
    trips: 'an erasure cancels requests that are not booked',
  },
  notifications: {
    accounts: 'who is told of accounts',
    trips: 'who is told of requests and matches',
    conversations: 'who is told of messages and notes',
    partners: 'who is told of the moves of companies',
    sales: 'who is told of sales',
    reviews: 'who is told of reviews',
    site: 'who is told of contact requests',
    webhooks: 'who is told that an endpoint was disabled',
  },
  webhooks: {
    travelers: 'programs are told of travelers who were forgotten',
    trips: 'programs are told of requests and matches',
    conversations: 'programs are told of messages',
    partners: 'programs are told of partners',
    sales: 'programs are told of sales, invoices and payments',
    reviews: 'programs are told of reviews',
    site: 'programs are told of contact requests',
  },
  reports: {
    trips: 'what a booked request is worth',
    sales: 'how old a receivable is',
  },
  editorial: {
    places: 'careers and news name countries',
    partners: 'companies ask for changes of their public page',
  },
  site: {
    accounts: 'saved searches of the team; alerts are mailed to a person; emails are written with the rights of an account',
    places: 'saved searches of places; the country decides on consent',
    travelers: 'saved searches of travelers',
    partners: 'saved searches of partners; who applies becomes one',
    trips: 'saved searches of requests and matches; who looks after a contact request',
    conversations: 'saved searches of conversations; a contact request is one, and emails become messages',
    sales: 'saved searches of sales',
    reviews: 'saved searches of reviews',
    editorial: 'saved searches of content',
  },
};

const serverArrows = arrows.filter(({ from }) => from.startsWith('bff/') && !isTest({ path: from }));
const format = ({ from, to }: Arrow) => `${from} imports ${to}`;

test('every import of our own files leads to a file', () => {
  expect(arrows.length).toBeGreaterThan(2000);
  expect(unresolvedImports).toEqual([]);
});

describe('the floors of the server', () => {
  test('every file belongs to a floor', () => {
    const nowhere = serverArrows.flatMap(({ from, to }) => [from, to]).filter((path) => levelOf(path) < 0);
    expect([...new Set(nowhere)]).toEqual([]);
  });

  test('no file imports from a floor above its own', () => {
    expect(serverArrows.filter(({ from, to }) => levelOf(from) < levelOf(to)).map(format)).toEqual([]);
  });
});

describe('the domains', () => {
  const crossing = serverArrows.filter(({ from, to }) => domainOf(from) && domainOf(to) && domainOf(from) !== domainOf(to));

  test('a domain imports only those that the table allows', () => {
    expect(crossing.filter(({ from, to }) => !domainEdges[domainOf(from) ?? '']?.[domainOf(to) ?? '']).map(format)).toEqual([]);
  });

  test('every edge of the table is used', () => {
    const used = new Set(crossing.map(({ from, to }) => `${domainOf(from)} → ${domainOf(to)}`));
    expect(tableEdges().filter(({ from, to }) => !used.has(`${from} → ${to}`))).toEqual([]);
  });

  test('the table names every domain and has no cycle', () => {
    const domains = new Set(serverArrows.flatMap(({ from, to }) => [domainOf(from), domainOf(to)]).filter((one) => one !== undefined));
    expect(Object.keys(domainEdges).toSorted()).toEqual([...domains].toSorted());
    expect(findCycles(tableEdges())).toEqual([]);
  });
});

test.each(packages)('the files of %s have no import cycle', (folder) => {
  expect(findCycles(arrows.filter(({ from }) => from.startsWith(`${folder}/`)))).toEqual([]);
});

/** The index of the floor, or -1. Files directly in `bff/src/` are the composition. */
function levelOf(path: string): number {
  const [, room = '', folder = ''] = path.split('/');
  const floor = room !== 'src' ? room : /\.\w+$/.test(folder) ? 'composition' : folder;
  return floors.findIndex((names) => names.some((name) => name === floor));
}

function domainOf(path: string): string | undefined {
  return /^bff\/src\/domains\/(\w+)\//.exec(path)?.[1];
}

function tableEdges(): Arrow[] {
  return Object.entries(domainEdges).flatMap(([from, targets]) => Object.keys(targets).map((to) => ({ from, to })));
}
