import type { Sequelize } from 'sequelize';
import { defineModels } from '#src/database/models.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { hashPassword } from '#src/entities/sessions/passwordHash.ts';
import type { Settings } from '#src/settings.ts';
import { seedAirports } from './airports.seed.ts';
import { seedCapture } from './capture.seed.ts';
import { seedContacts } from './contacts.seed.ts';
import { seedContent } from './content.seed.ts';
import { seedConversations } from './conversations.seed.ts';
import { seedCareers } from './careers.seed.ts';
import { demoTime } from './demoTime.ts';
import { seedDocuments } from './documents.seed.ts';
import { seedMails } from './mails.seed.ts';
import { demoSignIns, type DemoPeople, seedPeople } from './people.seed.ts';
import { seedNews } from './news.seed.ts';
import { seedPictures } from './pictures.seed.ts';
import { seedPlaces } from './places.seed.ts';
import { refuseLive } from './refuseLive.ts';
import type { SeedContext } from './seedContext.ts';
import { seedRedirects } from './redirects.seed.ts';
import { seedReviews } from './reviews.seed.ts';
import { seedSiteSettings } from './siteSettings.seed.ts';
import { seedTripMatches } from './tripMatches.seed.ts';
import { seedDuplicates } from './duplicates.seed.ts';
import { seedSales } from './sales.seed.ts';
import { seedScreening } from './screening.seed.ts';
import { seedStaffWork } from './staffWork.seed.ts';
import { seedTripRequests } from './tripRequests.seed.ts';
import { seedUserSearches } from './userSearches.seed.ts';

type Part = (people: DemoPeople, context: SeedContext) => Promise<void>;

/** What is put in, in the order of who refers to whom; partners, team, travelers and their accounts come before. */
const parts: readonly (readonly [what: string, seed: Part])[] = [
  ['places', (people, context) => seedPlaces(people.careByCountry, context)],
  ['pictures', (_, context) => seedPictures(context)],
  ['airports', (_, context) => seedAirports(context)],
  ['news', (_, context) => seedNews(context)],
  ['careers', (_, context) => seedCareers(context)],
  ['settings of the site', (_, context) => seedSiteSettings(context)],
  ['trip requests', seedTripRequests],
  ['matches', (people, context) => seedTripMatches(people.careUserId, context)],
  ['sales', (people, context) => seedSales(people.careUserId, context)],
  ['screening', (people, context) => seedScreening(people.careUserId, context)],
  ['duplicates', seedDuplicates],
  ['notes and wishes', (_, context) => seedStaffWork(context)],
  ['reviews', (_, context) => seedReviews(context)],
  ['texts', (_, context) => seedContent(context)],
  ['redirects', (_, context) => seedRedirects(context)],
  ['visits and letters', seedCapture],
  ['messages from forms', (_, context) => seedContacts(context)],
  ['saved views', (_, context) => seedUserSearches(context)],
  ['conversations', (_, context) => seedConversations(context)],
  ['documents', (_, context) => seedDocuments(context.settings, context)],
  ['mails', (_, context) => seedMails(context)],
];

/**
 * Puts the demo data into an empty database, all of it or nothing; true when it did. Where there are users already it does nothing,
 * so it may run at every start and from two nodes at once. The same on every machine but for the dates, which count from today.
 * Throws in PROD and PRODUCTION, and without a password. `step` hears how far it is.
 */
export async function seedDemo(
  sequelize: Sequelize,
  settings: Settings,
  say: (line: string) => void,
  step: (done: number, all: number, what: string) => void = () => {},
): Promise<boolean> {
  const { seedPassword } = settings;
  refuseLive(settings);
  if (!seedPassword) throw new Error('SEED_PASSWORD must be given to load the demo data here: all demo people sign in with it.');
  if (await hasUsers(sequelize)) return false;
  say('Loading the demo data …');
  const hash = await hashPassword(seedPassword); // all of them have the same password, as the start tells
  const hashes = new Map(demoSignIns.map((email) => [email, hash]));
  return inTransaction(sequelize, async (transaction) => {
    await preparedQuery(sequelize, 'seed.lock', `SELECT pg_advisory_xact_lock(hashtextextended('farwend demo', 0))`, [], transaction);
    if (await hasUsers(sequelize)) return false;
    await preparedQuery(sequelize, 'seed.patience', patience, [], transaction);
    const context = { sequelize, models: defineModels(sequelize), transaction, time: demoTime(new Date()), settings };
    const people = await seedPeople(hashes, context);
    for (const [index, [what, seed]] of parts.entries()) {
      step(index, parts.length, what);
      await seed(people, context);
    }
    step(parts.length, parts.length, 'done');
    return true;
  });
}

// Rows are made between the statements: a slow machine must not be ended for thinking.
const patience = `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`;

async function hasUsers(sequelize: Sequelize): Promise<boolean> {
  const rows = await preparedQuery(sequelize, 'seed.hasUsers', 'SELECT id FROM users LIMIT 1', []);
  return rows.length > 0;
}
