import { from, Heading, Link, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { DescribedPageGroup, DescribedSitePage } from 'virtual:site/pages';
import { listStateLinks, type StateLink } from './listStateLinks.ts';

/** Props of SiteMap. */
export interface SiteMapProps {
  /** Parts of the site with their pages, in the order in which a visitor comes to them. */
  groups: readonly DescribedPageGroup[];
}

/** The index of all pages, as at the end of an atlas: each with its addresses, the stories of its states and notes on those it lacks. */
export function SiteMap({ groups }: SiteMapProps) {
  const notes = [
    ...new Set(groups.flatMap(({ pages }) => pages.flatMap((page) => listStateLinks(page).missing.map(({ because }) => because)))),
  ];
  return (
    <Sheet>
      {groups.map(({ name, pages }) => (
        <Part key={name} aria-label={name}>
          <PartName>
            <Text as="span" variant="region" tone="soft">
              {name}
            </Text>
          </PartName>
          <Entries>
            {pages.map((page) => (
              <Entry key={page.module} page={page} notes={notes} />
            ))}
          </Entries>
        </Part>
      ))}
      {notes.length > 0 && (
        <Notes aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
    </Sheet>
  );
}

function Entry({ page, notes }: { page: DescribedSitePage; notes: readonly string[] }) {
  const { links, missing, others } = listStateLinks(page);
  const [usual] = links;
  return (
    <Row>
      <Words>
        <Heading level={3} size="h4">
          {usual ? (
            <Link href={usual.href} variant="bare">
              {page.name}
            </Link>
          ) : (
            page.name
          )}
        </Heading>
        <Addresses>
          {page.addresses.map(({ path }) => (
            <code key={path}>{path}</code>
          ))}
        </Addresses>
        <Text variant="caption" tone="soft">
          {formatKinds(page)}
        </Text>
      </Words>
      <div>
        {links.length === 0 ? <Text tone="soft">No story shows it yet.</Text> : <Links label={`States of ${page.name}`} links={links} />}
        {missing.length > 0 && (
          <Text variant="caption" tone="soft">
            {missing.map(({ label, because }, index) => (
              <span key={label}>
                {`${index > 0 ? ', ' : ''}no ${label.toLowerCase()}`}
                <sup>{notes.indexOf(because) + 1}</sup>
              </span>
            ))}
          </Text>
        )}
        {others.length > 0 && <Links label={`More stories of ${page.name}`} links={others} isQuiet />}
      </div>
    </Row>
  );
}

function Links({ label, links, isQuiet = false }: { label: string; links: readonly StateLink[]; isQuiet?: boolean }) {
  return (
    <LinkList aria-label={label} data-quiet={isQuiet || undefined}>
      {links.map((link) => (
        <li key={link.label + link.href}>
          <Link href={link.href} variant="quiet">
            {link.label}
          </Link>
        </li>
      ))}
    </LinkList>
  );
}

const layouts: Readonly<Record<string, string>> = { full: 'full layout', slim: 'slim layout', none: 'no layout' };

/** The kinds of page as analytics names them, and what surrounds it. */
function formatKinds({ addresses, layout }: DescribedSitePage): string {
  const kinds = [...new Set(addresses.map(({ type }) => type))];
  return [...kinds, layouts[layout] ?? layout].filter(Boolean).join(', ');
}

const Sheet = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;

const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
`;

/** The name is lettered by the text inside. */
const PartName = styled.h2`
  && {
    font-size: inherit;
    line-height: inherit;
  }
`;

const Entries = styled.ul`
  padding: 0;
  border-block-start: ${token.stroke.bold} solid ${token.color.ink};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  gap: ${token.space[3]} ${token.space.column};
  padding-block: ${token.space[4]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > div {
    display: grid;
    gap: ${token.space[2]};
    align-content: start;
    min-inline-size: 0;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
  }
`;

const Words = styled.div`
  overflow-wrap: anywhere;
`;

const Addresses = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  font-size: ${token.text.caption};
`;

const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  padding: 0;
  font-size: ${token.text.small};
  list-style: none;

  &[data-quiet] {
    font-size: ${token.text.caption};
  }
`;

const Notes = styled.ol`
  padding-inline-start: ${token.space[5]};
  font-size: ${token.text.caption};
  color: ${token.color.inkSoft};
`;
