import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture, RichBlock } from '@farwend/design-system';
import { buildPicture } from './buildPicture.ts';
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
  const stayText = [stay?.name ?? (stay && stays[stay.category]), place].filter(Boolean).join(', ') || undefined;
  return {
    day: dayNumber,
    title,
    blocks: buildRichBlocks(description, { linked, prefix: `day-${dayNumber}-` }),
    ...(picture && { picture }),
    ...(stayText && { stay: stay?.note ? `${stayText}. ${stay.note}` : stayText }),
    ...(meals.length > 0 && { meals: capitalize(meals.map((meal) => mealNames[meal]).join(', ')) }),
    transfers: transfers.map(({ mode, from, to, durationMinutes, distanceKm }) =>
      [`${modes[mode]}, ${from} to ${to}`, distanceKm === undefined ? '' : `${distanceKm} km`, formatDuration(durationMinutes)]
        .filter(Boolean)
        .join(', '),
    ),
    activities: activities.map(({ title: name, durationHours, optional }) =>
      [name, formatDuration(durationHours && durationHours * 60), optional ? 'if you like' : ''].filter(Boolean).join(', '),
    ),
  };
}

/** `50 min`, `2 h`, `1 h 30 min`; empty if unknown. */
function formatDuration(minutes: number | undefined): string {
  if (!minutes) return '';
  const [hours, remainder] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? `${hours} h` : '', remainder > 0 ? `${remainder} min` : ''].filter(Boolean).join(' ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const mealNames = { B: 'breakfast', L: 'lunch', D: 'dinner' } as const;
const modes = {
  CAR: 'By car',
  FLIGHT: 'By plane',
  TRAIN: 'By train',
  BOAT: 'By boat',
  HELICOPTER: 'By helicopter',
  WALK: 'On foot',
} as const;
const stays = {
  HOTEL: 'Hotel',
  LODGE: 'Lodge',
  CAMP: 'Camp',
  VILLA: 'Villa',
  RYOKAN: 'Ryokan',
  SHIP: 'On board',
  TRAIN: 'On the train',
  OTHER: 'A place to stay',
} as const;
