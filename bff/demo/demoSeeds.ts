import { seedAirports } from './airports.seed.ts';
import { seedCapture } from './capture.seed.ts';
import { seedCareers } from './careers.seed.ts';
import { seedContacts } from './contacts.seed.ts';
import { seedContent } from './content.seed.ts';
import { seedClocks } from './clocks.seed.ts';
import { seedConversations } from './conversations.seed.ts';
import { seedDocuments } from './documents.seed.ts';
import { seedDuplicates } from './duplicates.seed.ts';
import { seedMails } from './mails.seed.ts';
import { seedExchangeRates } from './exchangeRates.seed.ts';
import { seedNews } from './news.seed.ts';
import { seedPictures } from './pictures.seed.ts';
import { seedPlaces } from './places.seed.ts';
import { seedRedirects } from './redirects.seed.ts';
import { seedReviews } from './reviews.seed.ts';
import { seedSales } from './sales.seed.ts';
import { seedScreening } from './screening.seed.ts';
import { seedSiteSettings } from './siteSettings.seed.ts';
import { seedStaffWork } from './staffWork.seed.ts';
import { seedTripMatches } from './tripMatches.seed.ts';
import { seedTripRequests } from './tripRequests.seed.ts';
import { seedUserSearches } from './userSearches.seed.ts';
import type { DemoPeople } from './people.seed.ts';
import type { SeedContext } from './seedContext.ts';

type Seed = (people: DemoPeople, context: SeedContext) => Promise<void>;

/** The seeds in the order of their references; partners, team, travelers and their accounts are seeded before. */
export const demoSeeds: readonly (readonly [title: string, seed: Seed])[] = [
  ['places', (people, context) => seedPlaces(people.careByCountry, context)],
  ['pictures', (_, context) => seedPictures(context)],
  ['airports', (_, context) => seedAirports(context)],
  ['news', (_, context) => seedNews(context)],
  ['careers', (_, context) => seedCareers(context)],
  ['settings of the site', (_, context) => seedSiteSettings(context)],
  ['trip requests', seedTripRequests],
  ['matches', (people, context) => seedTripMatches(people.careUserId, context)],
  ['exchange rates', (_, context) => seedExchangeRates(context)],
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
  ['clocks', (_, { db }) => seedClocks(db)],
  ['documents', (_, context) => seedDocuments(context.settings, context)],
  ['mails', (_, context) => seedMails(context)],
];
