import { FooterList, PressStrip, RatingBadge, SiteFooter, SocialLinks, TrustBadge } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutContent } from '#src/shared/layoutContent.ts';

/** Props of Footer. */
export interface FooterProps {
  /** `slim` omits links and newsletter, so that nothing distracts from a form. Defaults to `full`. */
  variant?: 'full' | 'slim';
  /** Link lists, press outlets, trust badge and social links. */
  content: Pick<LayoutContent, 'lists' | 'press' | 'social' | 'trust'>;
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** Average rating, 0 to 5, and number of published reviews; without them the badge is omitted. */
  reviews: { rating: number; count: number } | null;
  /** Hides reviews and badges on mobile. Defaults to false. */
  hideProofOnMobile?: boolean;
  /** Year of the copyright line. */
  year: number;
  /** Copyright line; `{year}` is replaced. */
  legal?: string;
}

/** Footer of every page. */
export function Footer({
  variant = 'full',
  content: { lists, press, social, trust },
  newsletter,
  reviews,
  hideProofOnMobile = false,
  year,
  legal = '© {year} Farwend',
}: FooterProps) {
  const base = legal.replace('{year}', String(year));
  const follow = social.length > 0 && <SocialLinks links={social} />;
  const hasProof = reviews !== null || trust !== null || press !== null;
  if (variant === 'slim') return <SiteFooter base={base} social={follow} />;
  return (
    <SiteFooter
      lead={newsletter}
      lists={lists.map((list) => (
        <FooterList key={list.title} {...list} />
      ))}
      proof={
        hasProof && (
          <Proof>
            <Badges>
              {reviews && <RatingBadge {...reviews} />}
              {trust && <TrustBadge {...trust} />}
            </Badges>
            {press && <PressStrip outlets={press} />}
          </Proof>
        )
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
