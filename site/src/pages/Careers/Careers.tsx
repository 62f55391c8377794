import { Heading, Image, Link, PageHeader, pictureSource, Section, Stack, Text, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { formatDay } from '#src/content/formats.ts';
import { pictures } from '#src/shared/pictures.data.ts';
import type { CareerListItem } from './careers.loader.ts';

/** The open positions by department. */
export function Careers({ positions }: { positions: readonly CareerListItem[] }) {
  const departments = [...new Set(positions.map(({ department }) => department))];
  const { alt, caption, focalX, focalY } = pictures.alps;
  return (
    <>
      <Section room="half">
        <PageHeader
          title="Work at Farwend"
          lead="We read what travellers write and hear what they mean. Then we find the two people on the ground who should answer. For that we need planners, editors, and people who write code that is read."
          facts={<p>{positions.length === 1 ? '1 open position' : `${positions.length} open positions`}, each with its pay.</p>}
        />
      </Section>
      <Picture>
        <Image source={pictureSource('alps')} alt={alt} ratio="fill" sizes="100vw" priority focus={`${focalX * 100}% ${focalY * 100}%`} />
        <figcaption>{caption}</figcaption>
      </Picture>
      <Section>
        <Stack gap={16}>
          {positions.length === 0 && (
            <Text variant="lead">
              No position is open today. <Link href="/contact">Write to us all the same</Link>; good letters are kept.
            </Text>
          )}
          {departments.map((department) => (
            <Department key={department} aria-label={department}>
              <Heading level={2} size="h3">
                {department}
              </Heading>
              <ul>
                {positions
                  .filter((position) => position.department === department)
                  .map((position) => (
                    <Position key={position.href} {...position} />
                  ))}
              </ul>
            </Department>
          ))}
        </Stack>
      </Section>
    </>
  );
}

function Position({ title, href, summary, place, terms, salary, closesAt }: CareerListItem) {
  return (
    <Row>
      <div>
        <Heading level={3} size="h3">
          <TitleLink href={href} variant="bare">
            {title}
          </TitleLink>
        </Heading>
        <Text tone="soft">{summary}</Text>
      </div>
      <Terms>
        <span>{place}</span>
        <span>{terms}</span>
        {salary && <span>{salary}</span>}
        <span>{closesAt ? `Until ${formatDay(closesAt)}` : 'Until somebody is found'}</span>
      </Terms>
    </Row>
  );
}

const Picture = styled.figure`
  position: relative;

  & > picture {
    display: block;
    block-size: clamp(14rem, 34vw, 30rem);
  }

  & > figcaption {
    padding: ${token.space[2]} max(${token.space.gutter}, (100% - ${token.measure.page}) / 2) 0;
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }
`;

const Department = styled.section`
  display: grid;
  gap: ${token.space[4]} ${token.space.column};

  & > ul {
    padding: 0;
    list-style: none;
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[4]} ${token.space.column};
  padding-block: ${token.space[6]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > div {
    display: grid;
    gap: ${token.space[2]};
    align-content: start;
    min-inline-size: 0;
  }

  &:hover {
    background: ${token.color.hover};
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 4fr);
  }
`;

/** The title is the only link, stretched over the whole row. */
const TitleLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Terms = styled.div`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;
