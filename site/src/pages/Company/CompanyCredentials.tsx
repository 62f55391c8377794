import { Heading, Stack, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { CompanyData } from './buildCompanyData.ts';

/** Sustainability, licences and awards of a company. Renders nothing if there are none. */
export function CompanyCredentials({ licences, awards, sustainability }: Pick<CompanyData, 'licences' | 'awards' | 'sustainability'>) {
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
      {licences.length > 0 && <TitledList title="Licences" items={licences} />}
      {awards.length > 0 && <TitledList title="Prizes" items={awards.map(({ name, year }) => `${name}, ${year}`)} />}
    </Stack>
  );
}

function TitledList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
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
