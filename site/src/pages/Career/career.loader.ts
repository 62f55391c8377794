import type { RichBlock } from '@farwend/design-system';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { jobPosting } from '#src/careers/jobPosting.ts';
import { departmentText, employmentText, salaryText, workplaceText } from '#src/careers/positions.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { found } from '#src/shared/found.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What the page of an open position shows. */
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
  /** Where to apply: an address or a mailbox. */
  applyHref: string | null;
  jsonLd: object;
}

/** Reads an open position; one that is closed is not there. */
export async function careerLoader(args: LoaderFunctionArgs): Promise<CareerData> {
  const { context, params } = args;
  const api = context.get(apiContext);
  const slug = params['slug'] ?? '';
  const position = await found(args, () => api.get('/v2/careers/{id}', { params: { id: slug } }));
  if (!position.isOpen) return notFound();
  if (position.slug !== slug) throw redirect(`/careers/${position.slug}/`, 301);
  const { applyEmail, applyUrl, title } = position;
  const text = (part: typeof position.requirements, prefix: string) => (part ? richBlocks(part, { linked: {}, prefix }) : []);
  const description = text(position.description, 'd-');
  const requirements = text(position.requirements, 'r-');
  const benefits = text(position.benefits, 'b-');
  return {
    title,
    slug,
    summary: position.summary,
    department: departmentText(position),
    place: position.locationText,
    workplace: workplaceText(position),
    employment: employmentText(position),
    salary: salaryText(position),
    closesAt: position.closesAt,
    description,
    requirements,
    benefits,
    applyHref: applyUrl ?? (applyEmail ? `mailto:${applyEmail}?subject=${encodeURIComponent(title)}` : null),
    jsonLd: jobPosting(context.get(settingsContext).origin, position, [...description, ...requirements, ...benefits]),
  };
}
