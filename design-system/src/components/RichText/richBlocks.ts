import type { Picture } from '#src/components/Card/Picture.ts';
import type { GalleryPicture } from '#src/components/Gallery/Gallery.tsx';
import type { ItineraryDayProps } from '#src/components/ItineraryDay/ItineraryDay.tsx';
import type { ReviewCardProps } from '#src/components/ReviewCard/ReviewCard.tsx';
import type { LandSquare, MapPlace } from '#src/components/RouteMap/RouteMap.tsx';

/** A run of text with its marks. */
export interface RichInline {
  /** The words. */
  text: string;
  /** Weighs more. */
  bold?: boolean | undefined;
  /** Stands in italics. */
  italic?: boolean | undefined;
  /** Where it leads: an address that was checked before. */
  href?: string | undefined;
}

/** A thing of the site that a text leads to, as a card shows it. */
export interface RichEntity {
  /** Its name. */
  title: string;
  /** Its page. */
  href: string;
  /** The part of the atlas it belongs to. */
  region?: string | undefined;
  /** A sentence. */
  text?: string | undefined;
  /** A line of figures. */
  facts?: string | undefined;
  /** Its picture. */
  picture?: Picture | undefined;
}

/** One question and its answer. */
export interface RichQuestion {
  /** The question. */
  question: string;
  /** The answer; empty lines part its paragraphs. */
  answer: string;
}

/** One day of a journey that a text tells of. */
export interface RichDay extends Pick<ItineraryDayProps, 'day' | 'lastDay' | 'title' | 'stay' | 'meals' | 'transfers'> {
  /** What happens, in a sentence or two. */
  text?: string | undefined;
}

/** A review that a text shows. */
export interface RichReview extends Pick<ReviewCardProps, 'rating' | 'author' | 'date' | 'journey'> {
  /** Tells it from the others. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its words. */
  text: string;
}

/** The newsletter's own words in a text. */
export interface RichNewsletter {
  /** Its heading. */
  title?: string | undefined;
  /** A sentence under it. */
  text?: string | undefined;
  /** The page where one signs up. */
  href: string;
}

/** One block of a text. `id` stays the same over versions and becomes the id of a heading. */
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
      /** Where it is kept and how long it is: “YouTube, 4 minutes”. */
      note?: string | undefined;
    }
  | {
      id: string;
      type: 'map';
      label: string;
      places: readonly MapPlace[];
      land?: readonly LandSquare[] | undefined;
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
