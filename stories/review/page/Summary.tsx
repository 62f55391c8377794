import type { Version } from '../comparedCommits.ts';
import type { ReviewReport } from '../reviewReport.ts';

/** What was compared, and the changes in figures. */
export function Summary({ report }: { report: ReviewReport }) {
  const { base, head, chapters, compared, total, tokens } = report;
  const stories = chapters.flatMap((chapter) => chapter.stories);
  const changed = stories.filter(({ isBefore, isAfter }) => isBefore && isAfter).length;
  const added = stories.filter(({ isBefore }) => !isBefore).length;
  const removed = stories.filter(({ isAfter }) => !isAfter).length;
  const props = chapters.flatMap((chapter) => chapter.props).length;
  const sizes = chapters.flatMap((chapter) => chapter.sizes).length;
  return (
    <header>
      <p className="region">Farwend design system, review</p>
      <h1>{head.branch ? `What ${head.branch} changes` : 'What this version changes'}</h1>
      <svg className="route" viewBox="0 0 600 24" aria-hidden="true">
        <path d="M2 14C90 14 96 4 180 6s120 14 210 12 120-12 200-10" />
        <circle cx="6" cy="14" r="4" />
        <circle cx="180" cy="6" r="4" />
        <circle cx="390" cy="18" r="4" />
        <circle className="last" cx="590" cy="8" r="6" />
      </svg>
      <dl className="versions">
        <div>
          <dt>Before</dt>
          <dd>
            <VersionName version={base} />
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>
            <VersionName version={head} />
          </dd>
        </div>
        <div>
          <dt>Compared on</dt>
          <dd>
            <time dateTime={report.date}>{report.date}</time>, pixel by pixel: {compared} of {total} stories, those that the change can
            affect
          </dd>
        </div>
      </dl>
      <dl className="figures">
        <Figure name="Stories changed" value={changed} />
        <Figure name="New stories" value={added} />
        <Figure name="Removed stories" value={removed} />
        <Figure name="Tokens moved" value={tokens.length} />
        <Figure name="Props changed" value={props} />
        <Figure name="Sizes changed" value={sizes} />
      </dl>
      {report.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </header>
  );
}

function VersionName({ version: { commit, subject, hasUncommitted = false } }: { version: Version }) {
  return (
    <>
      <code>{commit.slice(0, 8)}</code> {subject}
      {hasUncommitted && ', with changes that are not committed'}
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={value === 0 ? 'none' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
