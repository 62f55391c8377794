import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#src/components/Text/Heading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { from, token } from '#src/tokens/token.ts';

/** Props of PageHeader. */
export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** Page heading. */
  title: ReactNode;
  /** Ref to the heading, so that a page can move focus to it programmatically. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Region label, in map lettering. */
  region?: ReactNode;
  /** Lead paragraph. */
  lead?: ReactNode;
  /** Key facts in a column of their own: dates, nights, coordinates. */
  facts?: ReactNode;
}

/** Page header without a picture: region, heading, lead and an aside of key facts. */
export function PageHeader({ title, headingRef, region, lead, facts, children, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Words>
        {region && (
          <Text variant="region" tone="soft">
            {region}
          </Text>
        )}
        <Heading level={1} tabIndex={-1} {...(headingRef ? { ref: headingRef } : {})}>
          {title}
        </Heading>
        {lead && (
          <Text variant="lead" tone="soft">
            {lead}
          </Text>
        )}
        {children}
      </Words>
      {facts && <Facts>{facts}</Facts>}
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  gap: ${token.space[8]} ${token.space.column};
  align-items: end;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${from.tablet} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 48rem;
`;

const Facts = styled.div`
  font-size: ${token.text.small};

  /* a list of facts begins with a line of its own */
  &:not(:has(> dl)) {
    padding-block-start: ${token.space[4]};
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }
`;
