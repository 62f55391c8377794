import type { Picture } from '#src/components/Card/Picture.ts';
import type { GalleryPicture } from '#src/components/Gallery/Gallery.tsx';

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
  | { id: string; type: 'faq'; items: readonly RichQuestion[] }
  | { id: string; type: 'entityList'; title?: string | undefined; items: readonly RichEntity[] }
  | { id: string; type: 'cta'; label: string; href: string }
  | { id: string; type: 'divider' };
