import type { RichBlock } from '@farwend/design-system';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { buildJobPosting } from '#src/careers/buildJobPosting.ts';
import { formatDepartment, formatEmploymentType, formatSalary, formatWorkplace } from '#src/careers/positions.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';

/** Data of the page of an open position. */
export interface CareerData {
  title: string;
  slug: string;
  summary: string;
  department: string;
  place: string;
  workplace: string;
  employment: string;
  salary: string | null;
  closesAt: string | null;
  description: RichBlock[];
  requirements: RichBlock[];
  benefits: RichBlock[];
  /** URL or mailto: link to apply. */
  applyHref: string | null;
  /** The page has a red action of its own. */
  hasOwnAction: boolean;
  jsonLd: object;
}

/** Loads an open position; 404 if it is closed. */
export async function careerLoader(args: LoaderFunctionArgs): Promise<CareerData> {
  const { context, params } = args;
  const api = context.get(apiContext);
  const slug = params['slug'] ?? '';
  const position = await loadOrRedirect(args, () => api.get('/v2/careers/{id}', { params: { id: slug } }));
  if (!position.isOpen) return notFound();
  if (position.slug !== slug) throw redirect(`/careers/${position.slug}/`, 301);
  const { applyEmail, applyUrl, title } = position;
  const buildBlocks = (richText: typeof position.requirements, prefix: string) =>
    richText ? buildRichBlocks(richText, { linked: {}, prefix }) : [];
  const description = buildBlocks(position.description, 'd-');
  const requirements = buildBlocks(position.requirements, 'r-');
  const benefits = buildBlocks(position.benefits, 'b-');
  const applyHref = applyUrl ?? (applyEmail ? `mailto:${applyEmail}?subject=${encodeURIComponent(title)}` : null);
  return {
    title,
    slug,
    summary: position.summary,
    department: formatDepartment(position),
    place: position.locationText,
    workplace: formatWorkplace(position),
    employment: formatEmploymentType(position),
    salary: formatSalary(position),
    closesAt: position.closesAt,
    description,
    requirements,
    benefits,
    applyHref,
    hasOwnAction: applyHref !== null,
    jsonLd: buildJobPosting(context.get(settingsContext).origin, position, [...description, ...requirements, ...benefits]),
  };
}
