import type { Picture } from '#src/components/Card/Picture.ts';
import type { GalleryPicture } from '#src/components/Gallery/Gallery.tsx';
import type { ItineraryDayProps } from '#src/components/ItineraryDay/ItineraryDay.tsx';
import type { ReviewCardProps } from '#src/components/ReviewCard/ReviewCard.tsx';
import type { Position } from '#src/components/RouteMap/geography.ts';
import type { LandSquare, MapFeature, MapPlace } from '#src/components/RouteMap/mapPlace.ts';

/** Inline text with its marks. */
export interface RichInline {
  /** Text. */
  text: string;
  /** Renders as `<strong>`. */
  bold?: boolean | undefined;
  /** Renders as `<em>`. */
  italic?: boolean | undefined;
  /** Validated URL of a link. */
  href?: string | undefined;
}

/** Site content that a text links to, shown as a card. */
export interface RichEntity {
  /** Its name. */
  title: string;
  /** URL of its page. */
  href: string;
  /** Region label. */
  region?: string | undefined;
  /** Short description. */
  text?: string | undefined;
  /** Line of key facts. */
  facts?: string | undefined;
  /** Picture. */
  picture?: Picture | undefined;
}

/** A question with its answer. */
export interface RichQuestion {
  /** The question. */
  question: string;
  /** The answer; blank lines separate paragraphs. */
  answer: string;
}

/** One day of an itinerary inside a text. */
export interface RichDay extends Pick<ItineraryDayProps, 'day' | 'lastDay' | 'title' | 'stay' | 'meals' | 'transfers'> {
  /** Description, in a sentence or two. */
  text?: string | undefined;
}

/** A review shown inside a text. */
export interface RichReview extends Pick<ReviewCardProps, 'rating' | 'author' | 'date' | 'journey'> {
  /** Unique key. */
  id: string;
  /** Heading. */
  title: string;
  /** Link text. */
  text: string;
}

/** Newsletter block of a text. */
export interface RichNewsletter {
  /** Heading. */
  title?: string | undefined;
  /** Sentence below the heading. */
  text?: string | undefined;
  /** URL of the sign-up page. */
  href: string;
}

/** One block of a text. `id` is stable across versions and becomes the element id of a heading. */
export type RichBlock =
  | { id: string; type: 'heading'; level: 2 | 3 | 4; text: string }
  | { id: string; type: 'paragraph'; content: readonly RichInline[] }
  | { id: string; type: 'list'; ordered?: boolean | undefined; items: readonly (readonly RichInline[])[] }
  | { id: string; type: 'quote'; text: string; attribution?: string | undefined }
  | { id: string; type: 'image'; picture: Picture; caption?: string | undefined }
  | { id: string; type: 'gallery'; label: string; pictures: readonly GalleryPicture[] }
  | { id: string; type: 'table'; headers: readonly string[]; rows: readonly (readonly string[])[]; caption?: string | undefined }
  | { id: string; type: 'callout'; tone: 'INFO' | 'TIP' | 'WARNING'; title?: string | undefined; content: readonly RichInline[] }
  | {
      id: string;
      type: 'video';
      title: string;
      href: string;
      picture?: Picture | undefined;
      /** Host and duration: “YouTube, 4 minutes”. */
      note?: string | undefined;
    }
  | {
      id: string;
      type: 'map';
      label: string;
      places: readonly MapPlace[];
      land?: readonly LandSquare[] | undefined;
      /** Names around the places. */
      features?: readonly MapFeature[] | undefined;
      /** Positions that the map makes room for beside the places. */
      around?: readonly Position[] | undefined;
      /** Format of the map; landscape by default. */
      format?: 'portrait' | 'landscape' | undefined;
      /** URL of a map of the world, for a small map of where the places are. */
      world?: string | undefined;
      caption?: string | undefined;
      route?: boolean | undefined;
    }
  | { id: string; type: 'dayByDay'; title?: string | undefined; days: readonly RichDay[]; href?: string | undefined }
  | { id: string; type: 'reviewStrip'; title?: string | undefined; reviews: readonly RichReview[]; href?: string | undefined }
  | ({ id: string; type: 'newsletter' } & RichNewsletter)
  | { id: string; type: 'faq'; items: readonly RichQuestion[] }
  | { id: string; type: 'entityList'; title?: string | undefined; items: readonly RichEntity[] }
  | { id: string; type: 'cta'; label: string; href: string }
  | { id: string; type: 'divider' };
