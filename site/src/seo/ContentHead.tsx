import { PageHead } from '#src/shared/PageHead.tsx';
import { JsonLd } from './JsonLd.tsx';
import type { ContentHeadData } from './buildHead.ts';

/** Props of ContentHead. */
export interface ContentHeadProps {
  /** Data of the head. */
  facts: ContentHeadData;
  /** Open Graph type. Defaults to `website`. */
  type?: 'website' | 'article';
}

/** Title, description, canonical URL, share image and structured data of a content page. */
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
