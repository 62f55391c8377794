import { FooterList, PressStrip, RatingBadge, SiteFooter, SocialLinks, TrustBadge } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SiteFrame } from '#src/shared/frame.ts';

/** Props of Footer. */
export interface FooterProps {
  /** `slim` has neither lists nor newsletter: nothing that leads away from a form. */
  variant?: 'full' | 'slim';
  /** Lists, outlets, badge and where to follow us. */
  frame: Pick<SiteFrame, 'lists' | 'press' | 'social' | 'trust'>;
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** What published reviews come to: the average of 5 and their number; null: not known, and the badge is not there. */
  reviews: { rating: number; count: number } | null;
  /** Leaves reviews and badges out on mobile, as the home page asks. */
  hideProofOnMobile?: boolean;
  /** The year of the small print. */
  year: number;
  /** The small print; `{year}` is replaced. */
  legal?: string;
}

/** The end of every page. */
export function Footer({
  variant = 'full',
  frame: { lists, press, social, trust },
  newsletter,
  reviews,
  hideProofOnMobile = false,
  year,
  legal = '© {year} Farwend',
}: FooterProps) {
  const base = legal.replace('{year}', String(year));
  const follow = social.length > 0 && <SocialLinks links={social} />;
  if (variant === 'slim') return <SiteFooter base={base} social={follow} />;
  return (
    <SiteFooter
      lead={newsletter}
      lists={lists.map((list) => (
        <FooterList key={list.title} {...list} />
      ))}
      proof={
        <Proof>
          <Badges>
            {reviews && <RatingBadge {...reviews} />}
            {trust && <TrustBadge {...trust} />}
          </Badges>
          {press && <PressStrip outlets={press} />}
        </Proof>
      }
      hideProofOnMobile={hideProofOnMobile}
      social={follow}
      base={base}
    />
  );
}

const Proof = styled.div`
  display: grid;
  gap: 3rem;
  inline-size: 100%;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 4rem;
  align-items: center;
`;
