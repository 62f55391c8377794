import { PageHead } from '#src/shared/PageHead.tsx';
import { JsonLd } from './JsonLd.tsx';
import type { ContentHeadFacts } from './headOf.ts';

/** Props of ContentHead. */
export interface ContentHeadProps {
  /** What the head says. */
  facts: ContentHeadFacts;
  /** What a shared link calls it; a website unless said. */
  type?: 'website' | 'article';
}

/** Title, description, addresses, the picture of shared links and the facts for search machines of a page of content. */
export function ContentHead({ facts: { jsonLd, ...head }, type }: ContentHeadProps) {
  return (
    <>
      <PageHead {...head} type={type} />
      {jsonLd.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}
