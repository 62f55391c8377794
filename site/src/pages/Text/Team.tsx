import { from, Heading, Image, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { TeamPerson } from './buildTextPage.ts';

/** Props of Team. */
export interface TeamProps {
  /** Team members in display order. */
  people: readonly TeamPerson[];
}

/** Team members by department. */
export function Team({ people }: TeamProps) {
  const departments = [...new Set(people.map(({ department }) => department))];
  return (
    <Departments>
      {departments.map((department) => (
        <section key={department} aria-labelledby={`desk-${department}`}>
          <Heading level={2} size="h3" id={`desk-${department}`}>
            {department}
          </Heading>
          <ul>
            {people
              .filter((person) => person.department === department)
              .map(({ id, name, work, text, portrait }) => (
                <li key={id}>
                  {portrait && <Image source={portrait.source} decorative ratio="4:5" sizes="(min-width: 900px) 280px, 45vw" />}
                  <Heading level={3} size="h4">
                    {name}
                  </Heading>
                  <Text variant="fact" tone="soft">
                    {work}
                  </Text>
                  {text && <Text variant="small">{text}</Text>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Departments>
  );
}

const Departments = styled.div`
  display: grid;
  gap: ${token.space[16]};

  & > section {
    display: grid;
    gap: ${token.space[6]} ${token.space.column};
    padding-block-start: ${token.space[5]};
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: ${token.space[10]} ${token.space[6]};
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    gap: ${token.space[2]};
    align-content: start;
  }

  & li > picture {
    margin-block-end: ${token.space[2]};
  }

  ${from.menu} {
    & > section {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }

    & ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
