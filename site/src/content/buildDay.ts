import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture, RichBlock } from '@farwend/design-system';
import { buildPicture } from './buildPicture.ts';
import { formatDuration } from './formatDuration.ts';
import { modeNames, stayNames } from './itineraryWords.ts';
import type { Snippet } from './contentTypes.ts';
import { buildRichBlocks } from './buildRichBlocks.ts';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** One day of an itinerary, formatted for its page. */
export interface DayFacts {
  day: number;
  title: string;
  blocks: RichBlock[];
  picture?: Picture;
  /** Accommodation and place of the night: `Lodge, Laikipia`. */
  stay?: string;
  /** `Breakfast, dinner`. */
  meals?: string;
  /** Each transfer with distance and duration. */
  transfers: string[];
  /** Each activity with its duration. */
  activities: string[];
}

/** Formats a day of an itinerary; `places` maps ids of places to names. */
export function buildDay(
  { dayNumber, title, description, images, stay, overnightLocationId, meals, transfers, activities }: ApiDay,
  linked: Readonly<Record<string, Snippet>>,
  places: ReadonlyMap<string, string>,
): DayFacts {
  const picture = buildPicture(images[0], 1280);
  const place = overnightLocationId ? places.get(overnightLocationId) : undefined;
  const stayText = [stay?.name ?? (stay && stayNames[stay.category]), place].filter(Boolean).join(', ') || undefined;
  return {
    day: dayNumber,
    title,
    blocks: buildRichBlocks(description, { linked, prefix: `day-${dayNumber}-` }),
    ...(picture && { picture }),
    ...(stayText && { stay: stay?.note ? `${stayText}. ${stay.note}` : stayText }),
    ...(meals.length > 0 && { meals: capitalize(meals.map((meal) => mealNames[meal]).join(', ')) }),
    transfers: transfers.map(({ mode, from, to, durationMinutes, distanceKm }) =>
      [`${modeNames[mode]}, ${from} to ${to}`, distanceKm === undefined ? '' : `${distanceKm} km`, formatDuration(durationMinutes)]
        .filter(Boolean)
        .join(', '),
    ),
    activities: activities.map(({ title: name, durationHours, optional }) =>
      [name, formatDuration(durationHours && durationHours * 60), optional ? 'if you like' : ''].filter(Boolean).join(', '),
    ),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const mealNames = { B: 'breakfast', L: 'lunch', D: 'dinner' } as const;
