import type { RichText } from '@farwend/api-contract';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** One day of an itinerary. */
export interface ItineraryDayFields {
  dayNumber: number;
  title: string;
  description: RichText;
  locationIds: string[];
  overnightLocationId?: string | null;
  stay?: { name?: string; category: string; nights?: number; note?: string } | null;
  meals: ('B' | 'L' | 'D')[];
  activities: { title: string; durationHours?: number; optional?: boolean }[];
  transfers: { mode: string; from: string; to: string; durationMinutes?: number; distanceKm?: number }[];
  images: ImageView[];
}

/** The fields that only itineraries have. */
export interface ItineraryFields extends ContentFields {
  companyId: string | null;
  nights: number;
  days: ItineraryDayFields[];
  startAirportId: string | null;
  endAirportId: string | null;
  pace: 'RELAXED' | 'MODERATE' | 'ACTIVE';
  difficulty: number;
  comfort: 'SUPERIOR' | 'LUXURY' | 'ULTRA';
  priceFromPerPersonUSD: number | null;
  priceToPerPersonUSD: number | null;
  priceBasis: 'PER_PERSON_SHARING' | 'PER_PERSON' | 'PER_GROUP';
  priceNote: string | null;
  /** yyyy-mm-dd. */
  priceCheckedOn: string | null;
  included: string[];
  excluded: string[];
  bestMonths: number[];
  childFriendly: boolean;
  minChildAge: number | null;
  partyMin: number;
  partyMax: number;
  mapMode: 'AUTO' | 'NONE';
}
