import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { folders } from '../describe/folders.ts';
import { publicExports } from '../describe/publicExports.ts';
import { reviewsPath } from '../describe/readReviews.ts';
import { writeCheckList, writeReviewHeading } from '../describe/reviewQuestions.ts';
import { root } from './git.ts';
import { UsageError } from './usageError.ts';

/** Adds an empty check-list to the reviews of a docs page, and says where it is. */
export function startCheckList(name: string): string {
  const pages = readdirSync(folders.pages).flatMap((file) => (file.endsWith('.mdx') ? [file.replace('.mdx', '')] : []));
  const page = pages.find((one) => one.toLowerCase() === name.toLowerCase());
  if (page === undefined) {
    const similar = pages.filter((one) => one.toLowerCase().includes(name.toLowerCase().slice(0, 4)));
    const list = new Intl.ListFormat('en-GB', { type: similar.length > 0 ? 'disjunction' : 'conjunction' });
    const hint = similar.length > 0 ? `Perhaps ${list.format(similar)}?` : `There are ${list.format(pages)}.`;
    throw new UsageError(`There is no docs page ${name}. ${hint}`);
  }
  const path = reviewsPath(page, publicExports().components, pages);
  const checkList = writeCheckList(new Date().toJSON().slice(0, 10));
  if (existsSync(root + path)) appendFileSync(root + path, `\n${checkList}`);
  else writeFileSync(root + path, `${writeReviewHeading(page)}\n${checkList}`);
  return `Fill in ${path}, then run: npm run describe`;
}
