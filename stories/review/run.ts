// Shows what a branch changed: npm run review
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareVersions, modes } from './compareVersions.ts';
import { root } from './git.ts';
import { keepPictures } from './keepPictures.ts';
import { startCheckList } from './startCheckList.ts';
import { UsageError } from './usageError.ts';
import { writeReport } from './writeReport.ts';

const usage = `npm run review                            what this branch changed since it left main, or the last commit of main
npm run review -- --base v1.2             what changed since a branch, a tag or a commit
npm run review -- --only button           only stories whose id contains this text
npm run review -- --quick                 the first story of each component and page in every mode, others as they ask
npm run review -- --out folder            writes the report there instead of stories/review/report
npm run review -- --storybook URL         where links lead, instead of http://localhost:6006 (npm run storybook)
npm run review -- --history ID            also keeps both pictures of a story for the history of its component
npm run review -- --mode light-320        only one mode
npm run review -- --checklist Button      begins a manual review of a component`;

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) return print(usage);
  if (options.checklist !== undefined) return print(startCheckList(options.checklist));
  const folder = prepareFolder(options.out);
  const report = await compareVersions({ ...options, only: options.history ?? options.only, folder, print });
  const page = await writeReport(report, folder);
  const changed = report.chapters.flatMap(({ stories }) => stories);
  print(`${changed.length} of ${report.compared} stories differ: ${relative(process.cwd(), page)}`);
  if (options.history !== undefined)
    print(
      await keepPictures(
        changed.find(({ id }) => id === options.history),
        folder,
        report.date,
      ),
    );
  print(
    process.env['CHROMATIC_PROJECT_TOKEN']
      ? 'To publish the same comparison on Chromatic: npm run chromatic'
      : 'To publish the same comparison on Chromatic, set CHROMATIC_PROJECT_TOKEN and run: npm run chromatic',
  );
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        only: { type: 'string', default: '' },
        mode: { type: 'string' },
        quick: { type: 'boolean', default: false },
        out: { type: 'string' },
        storybook: { type: 'string', default: 'http://localhost:6006' },
        history: { type: 'string' },
        checklist: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (!URL.canParse(values.storybook))
      throw new Error(`“${values.storybook}” is not an address. Write it like --storybook http://localhost:6006`);
    if (values.mode !== undefined && !modes.some(({ name }) => name === values.mode))
      throw new Error(`There is no mode “${values.mode}”. There are ${modes.map(({ name }) => name).join(', ')}.`);
    return { ...values, storybook: values.storybook.replace(/\/$/, '') };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** An empty folder for the report; one with other files in it is refused. */
function prepareFolder(requested: string | undefined): string {
  const folder = resolve(requested ?? `${root}stories/review/report`);
  const isReport = existsSync(`${folder}/index.html`) && existsSync(`${folder}/report.css`);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isReport)
    throw new UsageError(`The folder ${folder} holds something other than a report. Name an empty or a new folder: --out <folder>`);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
