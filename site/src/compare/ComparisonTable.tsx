import { ButtonLink, Checkbox, Image, Link, type Picture } from '@farwend/design-system';
import { Action, Differences, Head, Name, Row, Scroll, Table, Value } from './ComparisonTable.styles.ts';
import { ComparedValueContent, type ComparedValue } from './ComparedValueContent.tsx';

/** One of the things that are compared: a column. */
export interface ComparedItem {
  title: string;
  href: string;
  picture: Picture | null;
  action: { label: string; href: string };
}

/** What is compared: a row, with a value for each item. */
export interface ComparedFact {
  name: string;
  values: readonly ComparedValue[];
}

/** Props of ComparisonTable. */
export interface ComparisonTableProps {
  /** Says what is compared, to who does not see it. */
  label: string;
  items: readonly ComparedItem[];
  facts: readonly ComparedFact[];
}

/**
 * Two or three items side by side. On a phone the name of each row stands above its values. The roles are spelled out, because browsers
 * drop them from a table that is laid out as a grid.
 */
export function ComparisonTable({ label, items, facts }: ComparisonTableProps) {
  return (
    <>
      <Differences>
        <Checkbox name="differences" label="Show only what differs" />
      </Differences>
      <Scroll {...(items.length > 2 && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        <Table role="table" aria-label={label} data-columns={items.length}>
          <thead>
            <Row role="row">
              <Head role="columnheader" scope="col">
                <span data-unseen>Compared</span>
              </Head>
              {items.map(({ title, href, picture }) => (
                <Head key={href} role="columnheader" scope="col">
                  {picture && <Image source={picture.source} decorative ratio="3:2" sizes="120px" focus={picture.focus} />}
                  <Link href={href} variant="bare">
                    {title}
                  </Link>
                </Head>
              ))}
            </Row>
          </thead>
          <tbody>
            {facts.map(({ name, values }) => (
              <Row key={name} role="row" data-same={values.every(({ text }) => text === values[0]?.text)}>
                <Name role="rowheader" scope="row">
                  {name}
                </Name>
                {values.map((value, index) => (
                  <Value key={items[index]?.href} role="cell">
                    <ComparedValueContent {...value} />
                  </Value>
                ))}
              </Row>
            ))}
          </tbody>
          <tfoot>
            <Row role="row">
              <Name role="rowheader" scope="row">
                <span data-unseen>Next</span>
              </Name>
              {items.map(({ action }) => (
                <Action key={action.href} role="cell">
                  <ButtonLink href={action.href} variant="strong" size="small">
                    {action.label}
                  </ButtonLink>
                </Action>
              ))}
            </Row>
          </tfoot>
        </Table>
      </Scroll>
    </>
  );
}
