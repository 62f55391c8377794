import type { Snippet } from '#src/content/pieces.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import type { Picture } from '@farwend/design-system';

/** A company as lists show it. */
export interface CompanyLine {
  name: string;
  href: string;
  summary: string;
  picture: Picture | null;
  /** 0 to 5, one decimal; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** From how many dollars a night. */
  priceFromUSD: number | null;
}

/** A company from its snippet. */
export function companyLine({ title, url, summary, image, rating, reviewCount, priceFromUSD }: Snippet): CompanyLine {
  return {
    name: title,
    href: url,
    summary,
    picture: pictureOf(image) ?? null,
    rating: rating === null ? null : Math.round(rating / 2) / 10,
    reviewCount: reviewCount ?? 0,
    priceFromUSD,
  };
}
