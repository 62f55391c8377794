import { scriptJson } from '#src/startup/pageData.ts';

/** Props of JsonLd. */
export interface JsonLdProps {
  /** A schema.org graph. */
  data: object;
}

/** Structured data for search engines; a data block is exempt from the script policy, and `scriptJson` keeps its content from ending it. */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
