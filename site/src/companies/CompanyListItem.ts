import { convertToStars } from '@farwend/api-contract/rules';
import type { Snippet } from '#src/content/contentTypes.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import type { Picture } from '@farwend/design-system';

/** A company as it appears in lists. */
export interface CompanyListItem {
  name: string;
  href: string;
  summary: string;
  picture: Picture | null;
  /** 0 to 5, one decimal; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** Lowest price per night in US dollars; null if unknown. */
  priceFromUSD: number | null;
}

/** Builds a list item from the snippet of a company. */
export function buildCompanyListItem({ title, url, summary, image, rating, reviewCount, priceFromUSD }: Snippet): CompanyListItem {
  return {
    name: title,
    href: url,
    summary,
    picture: buildPicture(image) ?? null,
    rating: rating === null ? null : convertToStars(rating),
    reviewCount: reviewCount ?? 0,
    priceFromUSD,
  };
}
