import type { Described } from './described.ts';
/** The design system as one text for language models, after llmstxt.org. */
export declare function llmsText({ name, version, components, pages, tokens, others }: Described): string;
//# sourceMappingURL=llmsText.d.ts.map
