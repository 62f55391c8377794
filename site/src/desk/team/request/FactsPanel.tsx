import { Link } from '@farwend/design-system';
import { formatCode, formatDay, formatDollars, formatFieldName, formatMoment, formatParty } from '#src/desk/shared/formats.ts';
import { type KnownFact, KnownFacts } from '#src/desk/shared/KnownFacts.tsx';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Question, Words } from './FactsPanel.styles.ts';
import { Panel, PanelTitle } from './RequestScreen.styles.ts';

/** Props of FactsPanel. */
export interface FactsPanelProps {
  request: TripRequestDetail;
}

/** What the traveler wishes, who they are, and what our rules say of it. */
export function FactsPanel({ request }: FactsPanelProps) {
  const { travelers, scores = [], riskFlags = [] } = request;
  const [primary] = travelers;
  const phone = primary?.phone ? primary.phone.prefix + primary.phone.number : null;
  const lead = scores.findLast(({ type }) => type === 'LEAD_QUALITY');
  const facts: KnownFact[] = [
    { name: 'Where', value: request.destinationNames.join(', ') || 'Open' },
    { name: 'When', value: describeDates(request) },
    { name: 'Nights', value: String(request.totalNights) },
    { name: 'Party', value: formatParty(request) },
    { name: 'Kind', value: request.tripType.map(formatCode).join(', ') || 'Not said' },
    { name: 'Budget', value: describeBudget(request) },
    { name: 'Comfort', value: request.comfort ? formatCode(request.comfort) : null },
    { name: 'Rooms', value: request.rooms === null ? null : String(request.rooms) },
    { name: 'Pace', value: request.pace ? formatCode(request.pace) : null },
    { name: 'Begun from', value: request.basedOnItineraryId ? 'One of our itineraries' : null },
    { name: 'Sent', value: request.submittedAt ? formatMoment(request.submittedAt) : null },
  ];
  const contact: KnownFact[] = primary
    ? [
        { name: 'Email', value: primary.email ? <Link href={`mailto:${primary.email}`}>{primary.email}</Link> : null },
        { name: 'Phone', value: phone ? <Link href={`tel:${phone}`}>{phone}</Link> : null },
        { name: 'Lives in', value: primary.countryOfResidence },
        { name: 'Likes', value: (request.contactMethods ?? []).map(formatCode).join(', ') || null },
        { name: 'Best time', value: (request.contactTimes ?? []).map(formatCode).join(', ') || null },
      ]
    : [];
  const rules: KnownFact[] = [
    { name: 'Lead score', value: lead ? String(lead.value) : null },
    { name: 'Risk', value: riskFlags.map((flag) => formatFieldName(flag)).join(', ') || null },
    {
      name: 'Company wished',
      value: request.requestedCompanyId ? (request.mayAskOthers === false ? 'That one alone' : 'Asked first') : null,
    },
  ];
  return (
    <Panel aria-labelledby="facts">
      <PanelTitle id="facts">The journey</PanelTitle>
      <KnownFacts facts={facts} />
      {request.tripDescription && <Words>{request.tripDescription}</Words>}
      {request.question && (
        <Question>
          <dt>We asked{request.question.askedAt && `, ${formatMoment(request.question.askedAt)}`}</dt>
          <dd>{request.question.text}</dd>
          <dt>{request.question.answer === null ? 'No answer yet' : 'The traveler answered'}</dt>
          {request.question.answer !== null && <dd>{request.question.answer}</dd>}
        </Question>
      )}
      <KnownFacts facts={contact} />
      <KnownFacts facts={rules} />
    </Panel>
  );
}

function describeDates({ departureDate, returnDate, flexibleDepartureDate }: TripRequestDetail): string {
  if (!departureDate) return 'No date yet';
  const range = returnDate ? `${formatDay(departureDate)} – ${formatDay(returnDate)}` : formatDay(departureDate);
  return flexibleDepartureDate ? `${range}, flexible` : range;
}

function describeBudget({ totalBudget, budgetCeilingUSD, budgetIncludesFlights, totalNights }: TripRequestDetail): string {
  if (!totalBudget) return 'Not said';
  const perNight = totalNights > 0 ? `, ${formatDollars(Math.round(totalBudget / totalNights))} a night` : '';
  const ceiling = budgetCeilingUSD && budgetCeilingUSD > totalBudget ? `, at most ${formatDollars(budgetCeilingUSD)}` : '';
  return `${formatDollars(totalBudget)}${ceiling}${perNight}${budgetIncludesFlights ? ', flights included' : ''}`;
}
