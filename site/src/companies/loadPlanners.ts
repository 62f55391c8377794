import type { Picture } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { findPeople, loadAgents, loadCompanies, type AgentRecord, type CompanyRecord } from './companyCatalogue.ts';

/** Who plans an itinerary: a published company, and the person of it who is shown first. */
export interface Planner {
  company: string;
  href: string;
  person: { name: string; portrait: Picture | null } | null;
}

/** Loads the planners by the id of their company. */
export async function loadPlanners(context: Readonly<RouterContextProvider>): Promise<Map<string, Planner>> {
  const [companies, agents] = await Promise.all([loadCompanies(context), loadAgents(context)]);
  return new Map(companies.map((company) => [company.id, buildPlanner(company, agents)]));
}

function buildPlanner(company: CompanyRecord, agents: readonly AgentRecord[]): Planner {
  const [person] = findPeople(company, agents);
  return { company: company.title, href: `/travel-company/${company.slug}`, person: person ? buildPerson(person) : null };
}

/** A person with the name in full and the portrait. */
export function buildPerson({ givenName, familyName, photo }: AgentRecord): NonNullable<Planner['person']> {
  return { name: `${givenName} ${familyName}`, portrait: buildDecorativePicture(photo) ?? null };
}
