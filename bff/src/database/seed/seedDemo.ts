import type { Sequelize } from 'sequelize';
import { defineModels } from '#src/database/models.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { hashPassword } from '#src/entities/sessions/passwordHash.ts';
import type { Settings } from '#src/settings.ts';
import { seedAirports } from './airports.seed.ts';
import { seedCapture } from './capture.seed.ts';
import { seedContent } from './content.seed.ts';
import { seedConversations } from './conversations.seed.ts';
import { seedCareers } from './careers.seed.ts';
import { demoTime } from './demoTime.ts';
import { seedDocuments } from './documents.seed.ts';
import { seedMails } from './mails.seed.ts';
import { demoSignIns, seedPeople } from './people.seed.ts';
import { seedNews } from './news.seed.ts';
import { seedPictures } from './pictures.seed.ts';
import { seedPlaces } from './places.seed.ts';
import { seedRedirects } from './redirects.seed.ts';
import { seedReviews } from './reviews.seed.ts';
import { seedSiteSettings } from './siteSettings.seed.ts';
import { seedTripMatches } from './tripMatches.seed.ts';
import { seedDuplicates } from './duplicates.seed.ts';
import { seedSales } from './sales.seed.ts';
import { seedScreening } from './screening.seed.ts';
import { seedTripRequests } from './tripRequests.seed.ts';

/**
 * Puts the demo data into an empty database, all of it or nothing; true when it did. Where there are users already it does nothing,
 * so it may run at every start and from two nodes at once. The same on every machine but for the dates, which count from today.
 */
export async function seedDemo(sequelize: Sequelize, settings: Settings, say: (line: string) => void): Promise<boolean> {
  const { seedPassword, appEnv } = settings;
  if (appEnv === 'PROD' || appEnv === 'PRODUCTION') throw new Error(`Demo data is never loaded in ${appEnv}.`);
  if (!seedPassword) throw new Error('SEED_PASSWORD must be given to load the demo data here.');
  if (await hasUsers(sequelize)) return false;
  say('Loading the demo data …');
  const hash = await hashPassword(seedPassword); // all of them have the same password, as the start tells
  const hashes = new Map(demoSignIns.map((email) => [email, hash]));
  return inTransaction(sequelize, async (transaction) => {
    await preparedQuery(sequelize, 'seed.lock', `SELECT pg_advisory_xact_lock(hashtextextended('farwend demo', 0))`, [], transaction);
    if (await hasUsers(sequelize)) return false;
    const context = { sequelize, models: defineModels(sequelize), transaction, time: demoTime(new Date()), settings };
    const people = await seedPeople(hashes, context);
    await seedPlaces(people.careByCountry, context);
    await seedPictures(context);
    await seedAirports(context);
    await seedNews(context);
    await seedCareers(context);
    await seedSiteSettings(context);
    await seedTripRequests(people, context);
    await seedTripMatches(people.careUserId, context);
    await seedSales(people.careUserId, context);
    await seedScreening(people.careUserId, context);
    await seedDuplicates(people, context);
    await seedReviews(context);
    await seedContent(context);
    await seedRedirects(context);
    await seedCapture(people, context);
    await seedConversations(context);
    await seedDocuments(settings, context);
    await seedMails(context);
    return true;
  });
}

async function hasUsers(sequelize: Sequelize): Promise<boolean> {
  const rows = await preparedQuery(sequelize, 'seed.hasUsers', 'SELECT id FROM users LIMIT 1', []);
  return rows.length > 0;
}
