import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture, RichBlock } from '@farwend/design-system';
import { pictureOf } from './pictureOf.ts';
import type { Snippet } from './pieces.ts';
import { richBlocks } from './richBlocks.ts';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** A day of a journey as its page tells it. */
export interface DayFacts {
  day: number;
  title: string;
  blocks: RichBlock[];
  picture?: Picture;
  /** Where one sleeps. */
  stay?: string;
  /** `Breakfast, dinner`. */
  meals?: string;
  /** Each leg with its distance and hours. */
  transfers: string[];
  /** What can be done, each with its hours. */
  activities: string[];
}

/** A day of the API as its page tells it; `places` are the names of places by id. */
export function dayOf(
  { dayNumber, title, description, images, stay, overnightLocationId, meals, transfers, activities }: ApiDay,
  linked: Readonly<Record<string, Snippet>>,
  places: ReadonlyMap<string, string>,
): DayFacts {
  const picture = pictureOf(images[0], 1280);
  const night = overnightLocationId ? places.get(overnightLocationId) : undefined;
  const sleeps = [stay?.name ?? (stay && stays[stay.category]), night].filter(Boolean).join(', ') || undefined;
  return {
    day: dayNumber,
    title,
    blocks: richBlocks(description, { linked, prefix: `day-${dayNumber}-` }),
    ...(picture && { picture }),
    ...(sleeps && { stay: stay?.note ? `${sleeps}. ${stay.note}` : sleeps }),
    ...(meals.length > 0 && { meals: sentence(meals.map((meal) => mealNames[meal]).join(', ')) }),
    transfers: transfers.map(({ mode, from, to, durationMinutes, distanceKm }) =>
      [`${modes[mode]}, ${from} to ${to}`, distanceKm === undefined ? '' : `${distanceKm} km`, durationText(durationMinutes)]
        .filter(Boolean)
        .join(', '),
    ),
    activities: activities.map(({ title: name, durationHours, optional }) =>
      [name, durationText(durationHours && durationHours * 60), optional ? 'if you like' : ''].filter(Boolean).join(', '),
    ),
  };
}

/** `50 min`, `2 h`, `1 h 30 min`; empty when it is not known. */
function durationText(minutes: number | undefined): string {
  if (!minutes) return '';
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

function sentence(text: string): string {
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
