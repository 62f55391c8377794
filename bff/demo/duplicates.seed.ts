import { insertModels } from '#src/db/bulkInsert.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { TravelerModel, type TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { DemoPeople } from './people.seed.ts';
import type { SeedContext } from './seedContext.ts';

/** People who called and were entered a second time under another address; the third pair is the two Jordan Vales of the list. */
const duplicates = [
  { of: 'harold.beckett@example.com', email: 'h.beckett@example.com', tags: ['rail'], phone: null, days: 61 },
  {
    of: 'naomi.feldman@example.com',
    email: 'feldman.naomi@example.com',
    tags: [],
    phone: { prefix: '+1', number: '(617) 555-0124' },
    days: 12,
  },
] as const;

/** Pairs of travelers for whoever wants to see a merge. */
export async function seedDuplicates({ travelers, careUserId }: DemoPeople, context: SeedContext): Promise<void> {
  const rows = duplicates.map(({ of, email, tags, phone, days }): TravelerRow => {
    const original = travelers.find((row) => row.email === of);
    if (!original) throw new Error(`There is no demo traveler ${of}.`);
    const at = context.time.ago(days);
    return {
      ...original,
      id: demoId('traveler', email),
      createdAt: at,
      updatedAt: at,
      createdById: careUserId,
      updatedById: careUserId,
      userId: null,
      status: null,
      email,
      tags: [...tags],
      phone,
      preferredContact: 'PHONE',
      marketing: { newsletter: false, consentAt: null, consentSource: null, consentText: null },
      source: 'PHONE',
      tripCount: 0,
      lifetimeValueUSD: 0,
    };
  });
  await insertModels(context.db, TravelerModel, rows);
  await insertFirstVersions(context.db, travelerEntity, rows);
}
