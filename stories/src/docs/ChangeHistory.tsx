import { useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExports } from 'storybook/internal/types';

/** A change of a component that its users see or have to know. */
export interface HistoryEntry {
  /** Day of the change, yyyy-mm-dd. */
  date: string;
  /** What is different, in one sentence. */
  change: string;
  /** Why it was changed. */
  reason: string;
  /** What it looked like; absent where nothing visible changed, or where a picture would say less than the sentence. */
  pictures?: PicturedChange;
}

/** A story before and after a change, as `npm run review -- --history` stores it. */
export interface PicturedChange {
  /** Export name of the story. */
  story: string;
  /** Mode and window: `Light, 320 px`. */
  mode: string;
  before: HistoryPicture;
  after: HistoryPicture;
}

/** A picture in the folder `history` beside the stories, in its natural size. */
export interface HistoryPicture {
  file: string;
  /** What is to be seen in it, for those who cannot see it. */
  alt: string;
  width: number;
  height: number;
}

interface ChangeHistoryProps {
  /** Module of the component's stories. */
  of: ModuleExports;
  /** Newest first; the last one is the first version. */
  entries: readonly HistoryEntry[];
}

/** Width of half a column in pixels. */
const HALF_COLUMN = 460;

/** How a component came to be what it is, with pictures before and after each visible change. */
export function ChangeHistory({ of, entries }: ChangeHistoryProps) {
  return (
    <>
      {entries.every(({ pictures }) => !pictures) && <p>Its look has not changed since the first version.</p>}
      <ol className="change-history">
        {entries.map(({ date, change, reason, pictures }) => (
          <li key={date + change}>
            <time dateTime={date}>{formatDay(date)}</time>
            <p>
              <strong>{change}</strong> {reason}
            </p>
            {pictures && <Pictures of={of} pictures={pictures} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Pictures({ of, pictures: { story: name, mode, before, after } }: { of: ModuleExports; pictures: PicturedChange }) {
  const { story } = useOf(of[name], ['story']);
  return (
    <figure className="canvas">
      <div data-stacked={[before, after].some(isWide)}>
        <Picture label="Before" picture={before} />
        <Picture label="After" picture={after} />
      </div>
      <figcaption>
        <span>
          {story.name}. {mode}
        </span>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open as it is now<span className="canvas-name">: {story.name}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** Whether half a column would make a picture illegible. */
function isWide({ width, height }: HistoryPicture): boolean {
  return width > Math.max(HALF_COLUMN, 1.5 * height);
}

/** Leads to the picture alone, because a wide one is small on a phone. */
function Picture({ label, picture: { file, alt, ...size } }: { label: string; picture: HistoryPicture }) {
  const url = `./history/${file}`;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <a href={url} target="_top">
        <img src={url} alt={alt} loading="lazy" {...size} />
      </a>
    </figure>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function formatDay(date: string): string {
  return day.format(new Date(date));
}
