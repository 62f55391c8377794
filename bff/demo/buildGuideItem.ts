import type { GuideFields } from '#src/entities/guides/guide.type.ts';
import type { DemoPiece } from './contentRows.ts';
import { demoId } from './demoId.ts';
import { journeysIn } from './piecesOfPlace.ts';

const ratings = { B: 'BEST', G: 'GOOD', F: 'FAIR', A: 'AVOID' } as const;

/** A guide as its data table tells it. */
export interface GuideLine extends Omit<DemoPiece<GuideFields>, 'own' | 'months'> {
  place: string;
  author: string;
  body: string;
  guideType?: GuideFields['guideType'];
  /** Twelve letters, one a month: best, good, fair, avoid. */
  rated: string;
  /** Why a month is what it is, by its number. */
  monthNotes?: Readonly<Record<number, string>>;
  nights: readonly [min: number, max: number];
  highlights: readonly (readonly [title: string, text: string])[];
  practical: GuideFields['practical'];
  /** Journeys to begin with, by their keys; default: those of the country. */
  itineraries?: readonly string[];
  faq: readonly (readonly [question: string, answer: string])[];
}

/** The piece of demo content a guide's line tells of. */
export function guidePiece(line: GuideLine): DemoPiece<GuideFields> {
  const { guideType = 'DESTINATION', rated, monthNotes = {}, nights, highlights, practical, itineraries, faq, ...piece } = line;
  const letters = [...rated];
  return {
    ...piece,
    months: letters.flatMap((letter, index) => (letter === 'B' ? [index + 1] : [])),
    own: {
      guideType,
      locationId: demoId('location', piece.place),
      bestMonths: letters.map((letter, index) => ({
        month: index + 1,
        rating: ratings[letter as keyof typeof ratings] ?? 'FAIR',
        ...(monthNotes[index + 1] ? { note: monthNotes[index + 1] } : {}),
      })),
      highlights: highlights.map(([title, text]) => ({ title, text })),
      suggestedNights: { min: nights[0], max: nights[1] },
      practical,
      sampleItineraryIds: (itineraries ?? journeysIn(piece.place).slice(0, 3)).map((key) => demoId('itinerary', key)),
      faq: faq.map(([question, answer]) => ({ question, answer })),
      advisoryCheckedOn: null,
    },
  };
}
