import { Heading, Stack, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { CompanyData } from './companyView.ts';

/** What a company holds: licences, prizes, and how it treats its ground. Nothing when it holds nothing. */
export function CompanyPapers({ licences, awards, sustainability }: Pick<CompanyData, 'licences' | 'awards' | 'sustainability'>) {
  if (licences.length === 0 && awards.length === 0 && !sustainability) return null;
  return (
    <Stack gap={6}>
      {sustainability && (
        <div>
          <Heading level={3} size="h4">
            How it treats its ground
          </Heading>
          <Text tone="soft">{sustainability}</Text>
        </div>
      )}
      {licences.length > 0 && <Lines title="Licences" lines={licences} />}
      {awards.length > 0 && <Lines title="Prizes" lines={awards.map(({ name, year }) => `${name}, ${year}`)} />}
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  color: ${token.color.inkSoft};
`;
