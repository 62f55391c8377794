import { announcementEntity } from '#src/entities/siteSettings/announcement.routes.ts';
import type { AnnouncementRow } from '#src/entities/siteSettings/announcement.model.ts';
import type { SiteSettingsRow } from '#src/entities/siteSettings/siteSettings.model.ts';
import { siteSettingsEntity } from '#src/entities/siteSettings/siteSettings.routes.ts';
import { siteSettingsData } from './data/siteSettings.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

/** The settings of the site as it shows them, and a word above the trip request form. */
export async function seedSiteSettings(context: SeedContext): Promise<void> {
  const { time, models } = context;
  const record = (kind: string, daysAgo: number) => {
    const at = time.ago(daysAgo);
    return { id: demoId(kind, 1), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
  };
  const settings: SiteSettingsRow = { ...record('siteSettings', 380), ...siteSettingsData };
  await insertModels(models.siteSettings, [settings], context);
  await insertFirstVersions(siteSettingsEntity, [settings], context);
  const announcement: AnnouncementRow = {
    ...record('announcement', 9),
    message:
      'Our Africa desk is on the road until the end of the month. Answers about Kenya and Tanzania take a day longer, and are better for it.',
    linkLabel: 'How we work',
    linkHref: '/how-it-works',
    tone: 'INFO',
    audience: 'ALL',
    startsAt: time.ago(9),
    endsAt: time.ago(-21),
    dismissible: true,
  };
  await insertModels(models.announcements, [announcement], context);
  await insertFirstVersions(announcementEntity, [announcement], context);
}
