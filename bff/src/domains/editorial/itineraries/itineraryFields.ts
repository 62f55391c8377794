import type { PriceLineKind, RichText } from '@farwend/api-contract';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';

/** Where a transfer begins or ends. */
interface TransferPoint {
  lat: number;
  lng: number;
  locationId?: string;
}

/** A move from one place to another. */
interface TransferFields {
  mode: string;
  from: string;
  to: string;
  fromPoint?: TransferPoint;
  toPoint?: TransferPoint;
  via?: { lat: number; lng: number }[];
  durationMinutes?: number;
  distanceKm?: number;
}

/** One day of an itinerary. */
export interface ItineraryDayFields {
  dayNumber: number;
  title: string;
  description: RichText;
  locationIds: string[];
  overnightLocationId?: string | null;
  stay?: { name?: string; category: string; nights?: number; beds?: number; note?: string } | null;
  meals: ('B' | 'L' | 'D')[];
  activities: { title: string; durationHours?: number; optional?: boolean }[];
  transfers: TransferFields[];
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
  priceLines: { kind: PriceLineKind; amountUSD: number }[];
  priceBasis: 'PER_PERSON_SHARING' | 'PER_PERSON' | 'PER_GROUP';
  priceNote: string | null;
  /** yyyy-mm-dd. */
  priceCheckedOn: string | null;
  included: string[];
  excluded: string[];
  bestMonths: number[];
  /** Why in months that the guide to a country on the way does not advise. */
  monthReasons: { months: number[]; reason: string }[];
  childFriendly: boolean;
  minChildAge: number | null;
  partyMin: number;
  partyMax: number;
  mapMode: 'AUTO' | 'NONE';
}
