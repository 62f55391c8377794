import { Heading, Stack, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** One step of the funnel, as `GET /v3/trip_request_funnel` answers it. */
export interface FunnelStep {
  /** From 1. */
  step: number;
  name: string;
  started: number;
  completed: number;
  abandoned: number;
  /** Inputs where users left or were blocked, most frequent first. */
  fields: readonly { name: string; abandoned: number; errors: number }[];
}

/** Props of FunnelChart: the answer of `GET /v3/trip_request_funnel`. */
export interface FunnelChartProps {
  from: string;
  to: string;
  started: number;
  steps: readonly FunnelStep[];
  submitted: number;
  submittedUSD: number;
  booked: number;
  bookedUSD: number;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const named: Record<string, string> = { details: 'Where and when', style: 'Style', budget: 'Budget', contact: 'About you' };

/** How far trip requests get: a funnel by step, with the inputs where users drop off. */
export function FunnelChart({ from, to, started, steps, submitted, submittedUSD, booked, bookedUSD }: FunnelChartProps) {
  const most = Math.max(1, started);
  const rows = [
    ...steps.map((step) => ({
      key: step.name,
      label: named[step.name] ?? step.name,
      count: step.started,
      fields: step.fields,
      left: step.abandoned,
    })),
    { key: 'sent', label: 'Sent', count: submitted, fields: [], left: 0 },
    { key: 'booked', label: 'Booked since', count: booked, fields: [], left: 0 },
  ];
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Text variant="region" tone="soft">
          {from} to {to}
        </Text>
        <Heading level={1} size="h3">
          {started} forms begun, {submitted} sent
        </Heading>
        <Text tone="soft">
          {usd.format(submittedUSD)} asked for, {usd.format(bookedUSD)} booked since.
        </Text>
      </Stack>
      <Rows>
        {rows.map(({ key, label, count, fields, left }) => (
          <Row key={key}>
            <Name>{label}</Name>
            <Track aria-hidden="true">
              <Water style={{ inlineSize: `${(count / most) * 100}%` }} />
            </Track>
            <Figure>
              {count} <Soft>{percent.format(count / most)}</Soft>
            </Figure>
            {(left > 0 || fields.length > 0) && (
              <Losses>
                {left} left here
                {fields.slice(0, 3).map((field) => (
                  <Loss key={field.name}>
                    {field.name}: {field.abandoned} left, {field.errors} {field.errors === 1 ? 'message' : 'messages'}
                  </Loss>
                ))}
              </Losses>
            )}
          </Row>
        ))}
      </Rows>
    </Stack>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${token.space[5]};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) 6rem;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: center;

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Track = styled.span`
  display: block;
  block-size: 1.75rem;
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  @media (max-width: 480px) {
    order: 3;
    grid-column: 1 / -1;
  }
`;

const Water = styled.span`
  display: block;
  block-size: 100%;
  background: ${token.color.route};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Soft = styled.span`
  color: ${token.color.inkSoft};
`;

const Losses = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  grid-column: 2 / -1;
  font-size: ${token.text.small};
  color: ${token.color.inkSoft};

  @media (max-width: 480px) {
    order: 4;
    grid-column: 1 / -1;
  }
`;

const Loss = styled.span`
  overflow-wrap: anywhere;
`;
