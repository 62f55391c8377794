import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Two built Storybooks, the stories to compare, and where the report goes. */
interface BuiltStorybooks {
  before: string;
  after: string;
  stories: readonly string[];
  folder: string;
}

// in a separate process: the native bundler that renders the report rejects objects from jest's VM context
const script = `
  const review = process.argv[1];
  const options = JSON.parse(process.argv[2]);
  const { readStoryIndex } = await import(review + 'affectedStories.ts');
  const { assembleChapters } = await import(review + 'assembleChapters.ts');
  const { photographStories } = await import(review + 'photographStories.ts');
  const { writeReport } = await import(review + 'writeReport.ts');
  const { defaultMode, matrix } = await import(review + '../snapshots/modes.ts');
  const affected = readStoryIndex(options.after).filter(({ id }) => options.stories.includes(id)).map((story) => ({ ...story, isBefore: true, isAfter: true }));
  const stories = await photographStories(options, affected, () => [...defaultMode, ...matrix], options.folder, () => undefined);
  const commit = { commit: '0'.repeat(40), subject: 'test: compare two built Storybooks' };
  const chapters = assembleChapters({ stories, props: [], sizes: [] }, [], {});
  const report = { base: commit, head: commit, date: '2026-11-24', storybook: 'http://localhost:6006', notes: [], compared: affected.length, total: affected.length, tokens: [], packageSizes: [], chapters };
  process.stdout.write(await writeReport(report, options.folder));
`;

/** Compares stories of two built Storybooks in every mode, writes the report and resolves to the path of its page. */
export async function compareBuiltStorybooks(storybooks: BuiltStorybooks): Promise<string> {
  const review = fileURLToPath(new URL('../../stories/review/', import.meta.url));
  const options = ['--input-type=module', '-e', script, review, JSON.stringify(storybooks)];
  const { stdout } = await promisify(execFile)(process.execPath, options, { env: { ...process.env, NODE_OPTIONS: '' } });
  return stdout;
}
