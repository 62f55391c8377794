import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture, RichBlock } from '@farwend/design-system';
import { buildPicture } from './buildPicture.ts';
import { formatDuration } from './formatDuration.ts';
import { formatAmount } from './formatAmount.ts';
import { modeNames, stayNames } from './itineraryWords.ts';
import type { Snippet } from './contentTypes.ts';
import { buildRichBlocks } from './buildRichBlocks.ts';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** Where one sleeps after a day. */
export interface StayFacts {
  /** House, or its kind, and place: `Ewaso Bend, Laikipia`. */
  house: string;
  /** Kind and size: `Lodge, 16 beds`. */
  details?: string;
  /** Why this house, on the first of the nights there. */
  reason?: string;
}

/** One day of an itinerary, formatted for its page. */
export interface DayFacts {
  day: number;
  title: string;
  blocks: RichBlock[];
  picture?: Picture;
  /** Where one sleeps. */
  stay?: StayFacts;
  /** `Breakfast, dinner`. */
  meals?: string;
  /** Each transfer with distance and duration. */
  transfers: string[];
  /** Each activity with its duration. */
  activities: string[];
}

/** Formats a day of an itinerary; `places` maps ids of places to names, `before` is the day before. */
export function buildDay(
  { dayNumber, title, description, images, stay, overnightLocationId, meals, transfers, activities }: ApiDay,
  linked: Readonly<Record<string, Snippet>>,
  places: ReadonlyMap<string, string>,
  before?: Pick<ApiDay, 'stay'>,
): DayFacts {
  const picture = buildPicture(images[0], 1280);
  const place = overnightLocationId ? places.get(overnightLocationId) : undefined;
  const stayFacts = buildStay(stay, place, before?.stay);
  return {
    day: dayNumber,
    title,
    blocks: buildRichBlocks(description, { linked, prefix: `day-${dayNumber}-` }),
    ...(picture && { picture }),
    ...(stayFacts && { stay: stayFacts }),
    ...(meals.length > 0 && { meals: capitalize(meals.map((meal) => mealNames[meal]).join(', ')) }),
    transfers: transfers.map(({ mode, from, to, durationMinutes, distanceKm }) =>
      [
        `${modeNames[mode]}, ${from} to ${to}`,
        distanceKm === undefined ? '' : formatAmount(distanceKm, 'km'),
        formatDuration(durationMinutes),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    activities: activities.map(({ title: name, durationHours, optional }) =>
      [name, formatDuration(durationHours && durationHours * 60), optional ? 'if you like' : ''].filter(Boolean).join(', '),
    ),
  };
}

/** `before` is the day before, whose house is described already. */
function buildStay(stay: ApiDay['stay'], place: string | undefined, before: ApiDay['stay']): StayFacts | undefined {
  const kind = stay && stay.category !== 'OTHER' ? stayNames[stay.category] : undefined;
  const house = [stay?.name ?? (stay && stayNames[stay.category]), place].filter(Boolean).join(', ');
  if (house === '') return undefined;
  const beds = stay?.beds === undefined ? undefined : formatAmount(stay.beds, stay.beds === 1 ? 'bed' : 'beds');
  const details = [stay?.name === undefined ? undefined : kind, beds].filter(Boolean).join(', ');
  const isDescribed = stay?.name !== undefined && stay.name === before?.name;
  return { house, ...(details && { details }), ...(stay?.note && !isDescribed && { reason: stay.note }) };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const mealNames = { B: 'breakfast', L: 'lunch', D: 'dinner' } as const;
