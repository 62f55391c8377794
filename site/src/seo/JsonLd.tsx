import { scriptJson } from '#src/shared/pageData.ts';

/** Props of JsonLd. */
export interface JsonLdProps {
  /** A graph in the words of schema.org. */
  data: object;
}

/** Facts for search machines; a data block, which no policy on scripts forbids and which nothing in it can end. */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
