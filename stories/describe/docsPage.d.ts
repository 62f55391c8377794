/** What a docs page says, without its drawings. */
export interface DocsPage {
  /** Other names people look for it by. */
  alsoCalled: string[];
  /** Each chapter by its heading, as Markdown without MDX. */
  chapters: Record<string, string>;
  /** The day people reviewed it with assistive technology; `null` until they did. */
  reviewed: string | null;
}
/** Reads a docs page. */
export declare function docsPage(name: string): DocsPage;
//# sourceMappingURL=docsPage.d.ts.map
