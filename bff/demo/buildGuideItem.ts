import type { GuideFields } from '#src/domains/editorial/guides/guide.type.ts';
import type { DemoItem } from './demoItem.ts';
import { demoId } from './demoId.ts';
import { journeysIn } from './contentOfPlace.ts';

const ratings = { B: 'BEST', G: 'GOOD', F: 'FAIR', A: 'AVOID' } as const;

/** A guide as defined in the demo data. */
export interface GuideData extends Omit<DemoItem<GuideFields>, 'own' | 'months'> {
  place: string;
  author: string;
  body: string;
  guideType?: GuideFields['guideType'];
  /** Twelve letters, one a month: best, good, fair, avoid. */
  rated: string;
  /** Notes by month, 1 to 12. */
  monthNotes?: Readonly<Record<number, string>>;
  nights: readonly [min: number, max: number];
  highlights: readonly (readonly [title: string, text: string])[];
  practical: GuideFields['practical'];
  /** Keys of its sample itineraries; by default those of the country. */
  itineraries?: readonly string[];
  faq: readonly (readonly [question: string, answer: string])[];
}

export function buildGuideItem(data: GuideData): DemoItem<GuideFields> {
  const { guideType = 'DESTINATION', rated, monthNotes = {}, nights, highlights, practical, itineraries, faq, ...item } = data;
  const letters = [...rated];
  return {
    ...item,
    months: letters.flatMap((letter, index) => (letter === 'B' ? [index + 1] : [])),
    own: {
      guideType,
      locationId: demoId('location', item.place),
      bestMonths: letters.map((letter, index) => ({
        month: index + 1,
        rating: ratings[letter as keyof typeof ratings] ?? 'FAIR',
        ...(monthNotes[index + 1] ? { note: monthNotes[index + 1] } : {}),
      })),
      highlights: highlights.map(([title, text]) => ({ title, text })),
      suggestedNights: { min: nights[0], max: nights[1] },
      practical,
      sampleItineraryIds: (itineraries ?? journeysIn(item.place).slice(0, 3)).map((key) => demoId('itinerary', key)),
      faq: faq.map(([question, answer]) => ({ question, answer })),
      advisoryCheckedOn: null,
    },
  };
}
