import { insertModels } from '#src/db/bulkInsert.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { availabilityEntity } from '#src/domains/partners/availabilities/availability.entity.ts';
import { AvailabilityModel, type AvailabilityRow } from '#src/domains/partners/availabilities/availability.model.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

type AvailabilityData = Pick<AvailabilityRow, 'countryCode' | 'type' | 'startsOn' | 'endsOn' | 'maxNewMatchesPerWeek' | 'reason'> & {
  partner: string;
};

/** When partners are closed or short of time: past, present and to come. */
export async function seedAvailabilities(context: SeedContext): Promise<void> {
  const rows = listAvailabilities(context).map(({ partner, ...line }): AvailabilityRow => {
    return { ...record(`${partner} ${line.startsOn} ${line.countryCode ?? ''}`, context), partnerId: demoId('partner', partner), ...line };
  });
  await insertModels(context.db, AvailabilityModel, rows);
  await insertFirstVersions(context.db, availabilityEntity, rows);
}

function listAvailabilities({ time }: SeedContext): AvailabilityData[] {
  const june = time.day(6, 1, 0);
  const inDays = (days: number) => time.ago(-days).toISOString().slice(0, 10);
  const everywhere = { countryCode: null, maxNewMatchesPerWeek: null };
  return [
    {
      ...everywhere,
      partner: 'Marigold Ghat',
      countryCode: 'KE',
      type: 'UNAVAILABLE',
      startsOn: june,
      endsOn: `${june.slice(0, 4)}-06-30`,
      reason: 'The camp is closed for the long rains and repairs.',
    },
    {
      ...everywhere,
      partner: 'Basaltborn',
      type: 'LIMITED',
      startsOn: inDays(-10),
      endsOn: inDays(50),
      maxNewMatchesPerWeek: 3,
      reason: 'Short days: one route at a time.',
    },
    {
      ...everywhere,
      partner: 'Kyklos & Olive',
      type: 'UNAVAILABLE',
      startsOn: inDays(40),
      endsOn: inDays(75),
      reason: 'The boats are on land.',
    },
    {
      ...everywhere,
      partner: 'Lotus Ferry',
      type: 'UNAVAILABLE',
      startsOn: time.day(1, 28, 0),
      endsOn: `${time.day(1, 28, 0).slice(0, 4)}-02-06`,
      reason: 'New year with our families.',
    },
    {
      ...everywhere,
      partner: 'Acacia Quill',
      type: 'LIMITED',
      startsOn: inDays(120),
      endsOn: inDays(180),
      maxNewMatchesPerWeek: 4,
      reason: 'The herds are crossing: all guides are out.',
    },
    {
      ...everywhere,
      partner: 'Acacia Quill',
      type: 'UNAVAILABLE',
      startsOn: inDays(-200),
      endsOn: inDays(-186),
      reason: 'We moved house.',
    },
    {
      ...everywhere,
      partner: 'Fernlight South',
      type: 'AVAILABLE',
      startsOn: inDays(-30),
      endsOn: inDays(150),
      reason: 'Summer: write at any time.',
    },
  ];
}

function record(key: string, { time }: SeedContext): RecordRow {
  const at = time.ago(220);
  return { id: demoId('partnerAvailability', key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
}
