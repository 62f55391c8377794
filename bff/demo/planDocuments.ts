import type { DocumentLink, DocumentRow } from '#src/domains/conversations/documents/document.model.ts';
import type { DocumentedMatch, DocumentedPartner } from './documents.sql.ts';
import { createRandom } from './random.ts';

/** A demo document. */
export interface DocumentPlan extends Pick<
  DocumentRow,
  'name' | 'category' | 'status' | 'ownerPersonId' | 'visibility' | 'proposal' | 'fileVersion'
> {
  key: string;
  lines: string[];
  link: DocumentLink;
  replaces: string | null;
  daysAgo: number;
  number?: string | null;
  validUntil?: string | null;
  isVerified?: boolean;
}

const COUNT = 260;

/**
 * Plans the demo documents: 260 proposals in one to four versions, documents of bookings and statements of partners, then what the vetting of each
 * partner needed.
 */
export function planDocuments(matches: readonly DocumentedMatch[], partners: readonly DocumentedPartner[]): DocumentPlan[] {
  const random = createRandom(1891);
  const quoted = matches.filter(({ status }) => ['QUOTED', 'BOOKED', 'COMPLETED'].includes(status));
  const booked = matches.filter(({ status }) => status === 'BOOKED' || status === 'COMPLETED');
  const proposals = quoted.slice(0, 60).flatMap((match) => planProposals(match, random.integer(1, 4)));
  const papers = booked.flatMap(planBookingDocuments);
  const early = matches.filter(({ status }) => status === 'IN_CONVERSATION' || status === 'INTRODUCED').map(planSketch);
  const ofPartners = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((month) => partners.map((partner) => planStatement(partner, month)));
  const all = [...proposals, ...papers.slice(0, 90), ...early.slice(0, 30), ...ofPartners].slice(0, COUNT);
  const papersOfPartners = partners.filter(({ signedOn }) => signedOn !== null).flatMap(planPartnerPapers);
  return [...all.map((plan, index) => ({ ...plan, ...pickException(index, all.length) })), ...papersOfPartners];
}

/** Exceptional states for the last few documents, so that every state occurs. */
function pickException(index: number, count: number): Partial<DocumentPlan> {
  if (index === count - 1) return { status: 'QUARANTINED', name: 'Statement with an attachment' };
  if (index === count - 2 || index === count - 3) return { status: 'PENDING_UPLOAD' };
  return index === count - 4 || index === count - 5 ? { status: 'DELETED' } : {};
}

function planProposals(match: DocumentedMatch, versions: number): DocumentPlan[] {
  const places = match.destinationNames.join(' and ') || 'a route of your own';
  return Array.from({ length: versions }, (_, index) => {
    const fileVersion = index + 1;
    const totalUSD = Math.max(2_000, Math.round((match.budget * (1.08 - index * 0.04)) / 100) * 100);
    return {
      ...planMatchDocument(
        match,
        `proposal ${match.id} ${fileVersion}`,
        fileVersion === 1 ? `${places}, first draft` : `${places}, draft ${fileVersion}`,
      ),
      lines: [
        `${match.nights} nights for ${match.travelerName}`,
        `Drawn by ${match.partnerName}`,
        `In all ${totalUSD.toLocaleString('en-US')} US dollars`,
        'Day 1: met at the airport by name; an early supper, no programme.',
        'From day 2: mornings out by six, afternoons slow.',
      ],
      category: 'PROPOSAL' as const,
      proposal: {
        totalUSD,
        perPersonUSD: Math.round(totalUSD / 2),
        startDate: null,
        nights: match.nights,
        validUntil: null,
        summary: `${match.nights} nights in ${places}, with the long drives early in the day.`,
      },
      status: index === versions - 1 ? ('AVAILABLE' as const) : ('SUPERSEDED' as const),
      fileVersion,
      replaces: index === 0 ? null : `proposal ${match.id} ${index}`,
      daysAgo: Math.max(0, match.daysAgo - 2 - index * 3),
    };
  });
}

function planBookingDocuments(match: DocumentedMatch): DocumentPlan[] {
  const places = match.destinationNames.join(' and ');
  const paper = (category: DocumentPlan['category'], name: string, lines: string[]): DocumentPlan => ({
    ...planMatchDocument(match, `${category} ${match.id}`, name),
    category,
    lines,
    visibility: category === 'INVOICE' ? 'PARTNER_AND_STAFF' : 'MATCH',
  });
  return [
    paper('ITINERARY', `Itinerary, ${places}`, [
      `${match.nights} nights`,
      'The hours are those of the place.',
      'Keep a copy on paper for where the signal ends.',
    ]),
    paper('VOUCHER', `Vouchers, ${places}`, ['Show this page on arrival.', `Issued by ${match.partnerName}`]),
    paper('INVOICE', `Invoice, ${match.travelerName}`, [`${match.budget.toLocaleString('en-US')} US dollars`, 'Payable in two parts.']),
    {
      ...paper('PASSPORT', `Passport of ${match.travelerName}`, ['A demo page: no passport is kept here.']),
      visibility: 'OWNER_AND_STAFF',
      ownerPersonId: match.travelerId,
      link: { type: 'TRAVELER', id: match.travelerId },
    },
  ];
}

function planSketch(match: DocumentedMatch): DocumentPlan {
  return {
    ...planMatchDocument(match, `sketch ${match.id}`, 'First thoughts on the route'),
    lines: ['Two ways round, north to south or the other way.', 'The second spares you the long transfer on day four.'],
  };
}

function planStatement({ id, name }: DocumentedPartner, month: number): DocumentPlan {
  return {
    ...planPaper(id, `statement ${id} ${month}`, `Statement ${month}, ${name}`),
    lines: ['Commission of the month', `Prepared for ${name}`],
    category: 'STATEMENT',
    daysAgo: month * 30,
  };
}

/** The contract, which the seed of partners names, with the verified insurance and licence. */
function planPartnerPapers({ id, name, ...facts }: DocumentedPartner): DocumentPlan[] {
  return [
    {
      ...planPaper(id, `contract ${id}`, `Partner contract, ${name}`),
      category: 'CONTRACT',
      lines: ['Between Farwend and the company above.', `Signed on ${facts.signedOn ?? ''}`],
    },
    {
      ...planPaper(id, `insurance ${id}`, `Liability policy, ${name}`),
      category: 'INSURANCE',
      lines: ['Cover in US dollars: 2,000,000'],
      number: facts.policyNumber,
      validUntil: facts.insuredUntil,
      isVerified: true,
    },
    {
      ...planPaper(id, `licence ${id}`, `Licence, ${name}`),
      category: 'LICENCE',
      lines: ['Tour operator'],
      number: facts.licenceNumber,
      validUntil: facts.licensedUntil,
      isVerified: true,
    },
  ];
}

function planPaper(partnerId: string, key: string, name: string): DocumentPlan {
  return {
    key,
    name,
    lines: [],
    category: 'OTHER',
    status: 'AVAILABLE',
    ownerPersonId: null,
    visibility: 'PARTNER_AND_STAFF',
    proposal: null,
    fileVersion: 1,
    replaces: null,
    link: { type: 'PARTNER', id: partnerId },
    daysAgo: 400,
  };
}

function planMatchDocument(match: DocumentedMatch, key: string, name: string): DocumentPlan {
  return {
    key,
    name: name.slice(0, 160),
    lines: [],
    category: 'OTHER',
    status: 'AVAILABLE',
    ownerPersonId: match.agentId,
    visibility: 'MATCH',
    proposal: null,
    fileVersion: 1,
    replaces: null,
    link: { type: 'TRIP_MATCH', id: match.id },
    daysAgo: Math.max(0, match.daysAgo - 5),
  };
}
