import { insertModels } from '#src/db/bulkInsert.ts';
import { announcementEntity } from '#src/domains/site/siteSettings/announcement.routes.ts';
import { AnnouncementModel, type AnnouncementRow } from '#src/domains/site/siteSettings/announcement.model.ts';
import { SiteSettingsModel, type SiteSettingsRow } from '#src/domains/site/siteSettings/siteSettings.model.ts';
import { siteSettingsEntity } from '#src/domains/site/siteSettings/siteSettings.routes.ts';
import { siteSettingsData } from './data/siteSettings.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

/** The settings of the site as it shows them, and a word above the trip request form. */
export async function seedSiteSettings(context: SeedContext): Promise<void> {
  const { time } = context;
  const record = (kind: string, daysAgo: number) => {
    const at = time.ago(daysAgo);
    return { id: demoId(kind, 1), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
  };
  const settings: SiteSettingsRow = { ...record('siteSettings', 380), ...siteSettingsData };
  await insertModels(context.db, SiteSettingsModel, [settings]);
  await insertFirstVersions(context.db, siteSettingsEntity, [settings]);
  const announcement: AnnouncementRow = {
    ...record('announcement', 9),
    message:
      'Our Africa desk is on the road until the end of the month. Answers about Kenya and Tanzania take a day longer, and are better for it.',
    linkLabel: 'How we work',
    linkHref: '/how-it-works',
    tone: 'INFO',
    audience: 'ALL',
    countryCodes: ['KE', 'TZ'],
    startsAt: time.ago(9),
    endsAt: time.ago(-21),
    dismissible: true,
  };
  await insertModels(context.db, AnnouncementModel, [announcement]);
  await insertFirstVersions(context.db, announcementEntity, [announcement]);
}
