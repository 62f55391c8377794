import { Image, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { Planner } from './loadPlanners.ts';

/** Who plans a journey: the face of the person who is shown first, with name and company. */
export function PlannedBy({ company, person }: Pick<Planner, 'company' | 'person'>) {
  return (
    <Root>
      {person?.portrait && (
        <Face>
          <Image source={person.portrait.source} decorative ratio="1:1" sizes="48px" focus={person.portrait.focus} />
        </Face>
      )}
      <div>
        {person && <Text variant="small">{person.name}</Text>}
        <Text variant="fact" tone="soft">
          {company}
        </Text>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Face = styled.div`
  flex: none;
  inline-size: ${token.space[12]};
  block-size: ${token.space[12]};
  overflow: hidden;
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.round};
  background: ${token.color.water};

  & img {
    border-radius: ${token.radius.round};
  }
`;
