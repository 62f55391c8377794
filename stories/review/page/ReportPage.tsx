import type { Chapter, ReviewReport } from '../reviewReport.ts';
import { ChapterSection, anchorOf, nameOf } from './ChapterSection.tsx';
import { SizeList } from './SizeList.tsx';
import { Summary } from './Summary.tsx';
import { TokenList } from './TokenList.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The report as a page that needs nothing but the files beside it. */
export function ReportPage({ report }: { report: ReviewReport }) {
  const { chapters, tokens, packageSizes } = report;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Review of ${report.head.branch || report.head.commit.slice(0, 8)}`}</title>
        <link rel="stylesheet" href="report.css" />
        <script src="report.js" defer />
      </head>
      <body>
        <a className="skip" href="#changes">
          Skip to the changes
        </a>
        <Summary report={report} />
        <div className="sheet">
          <Contents report={report} />
          <main id="changes" tabIndex={-1}>
            {chapters.length > 0 && <ViewSwitch />}
            {tokens.length > 0 && <TokenList tokens={tokens} />}
            {packageSizes.length > 0 && (
              <section id="package">
                <h2>The whole package</h2>
                <SizeList sizes={packageSizes} />
              </section>
            )}
            {chapters.map((chapter) => (
              <ChapterSection key={chapter.title} chapter={chapter} storybook={report.storybook} />
            ))}
            {tokens.length + packageSizes.length + chapters.length === 0 && (
              <p className="nothing">Nothing that can be seen, set or measured has changed.</p>
            )}
          </main>
        </div>
      </body>
    </html>
  );
}

/** Links to everything that changed. */
function Contents({ report: { chapters, tokens, packageSizes } }: { report: ReviewReport }) {
  return (
    <nav aria-label="What changed">
      <ul>
        {tokens.length > 0 && (
          <li>
            <a href="#tokens">Tokens</a> {tokens.length}
          </li>
        )}
        {packageSizes.length > 0 && (
          <li>
            <a href="#package">The whole package</a>
          </li>
        )}
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <a href={`#${anchorOf(chapter)}`}>{nameOf(chapter)}</a> {countOf(chapter)}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of changed stories, if there are any. */
function countOf({ stories }: Chapter): string {
  return stories.length > 0 ? `${stories.length}` : '';
}
