import { readFileSync } from 'node:fs';
import type { LockFile } from '../affected/lockedVersions.ts';
import { appearanceFingerprints } from '../affected/storyFingerprints.ts';
import { describeSystem } from '../describe/describeSystem.ts';
import { folders } from '../describe/folders.ts';
import { defaultMode, matrix, planSnapshots, type SnapshotMode } from '../snapshots/modes.ts';
import { affectedStories, readStoryIndex } from './affectedStories.ts';
import { assembleChapters } from './assembleChapters.ts';
import { buildStorybook, buildStorybookOnce } from './buildStorybook.ts';
import { checkOut } from './checkOut.ts';
import { comparedCommits } from './comparedCommits.ts';
import { parseSystem } from './comparedSystem.ts';
import { compareProps } from './compareProps.ts';
import { compareSizes } from './compareSizes.ts';
import { compareTokens } from './compareTokens.ts';
import { root, tryGit } from './git.ts';
import { measureSizes } from './measureSizes.ts';
import { pagesUsing } from './pagesUsing.ts';
import { photographStories } from './photographStories.ts';
import type { ReviewReport } from './reviewReport.ts';
import { UsageError } from './usageError.ts';

/** Every mode of a thorough comparison: the viewport and globals of the story first. */
export const modes: readonly SnapshotMode[] = [...defaultMode, ...matrix];

/** What is compared, and how. */
export interface ReviewOptions {
  /** Branch, tag or commit to compare with. */
  base?: string | undefined;
  /** Only stories whose id contains this text. */
  only: string;
  /** Name of the only mode; all without it. */
  mode?: string | undefined;
  /** Takes other stories than the first of each component only as they ask. */
  quick: boolean;
  /** Address of the Storybook that links lead to. */
  storybook: string;
  /** Where pictures are stored. */
  folder: string;
  print(progress: string): void;
}

/** Compares the working tree with the base: stories in every mode, tokens, props and sizes. */
export async function compareVersions({
  base: requested,
  only,
  mode,
  quick,
  storybook,
  folder,
  print,
}: ReviewOptions): Promise<ReviewReport> {
  const { base, head } = comparedCommits(requested);
  const described = tryGit('show', `${base.commit}:design-system/components.json`);
  if (described === undefined)
    throw new UsageError(`${base.commit.slice(0, 8)} does not describe its components yet. Name a later base: --base <commit>`);
  print(`Comparing with ${base.commit.slice(0, 8)} (${base.subject})`);
  const checkout = checkOut(base.commit);
  process.once('exit', checkout.remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

  print('Building both Storybooks');
  const storybooks = { before: await buildStorybookOnce(checkout.folder, base.commit), after: await buildStorybook(root, 'head') };
  const sides = {
    before: { stories: readStoryIndex(storybooks.before), fingerprints: appearanceFingerprints(checkout.folder) },
    after: { stories: readStoryIndex(storybooks.after), fingerprints: appearanceFingerprints() },
  };
  const affected = affectedStories(sides.before, sides.after).filter(({ id }) => id.includes(only));
  const planned = new Map(planSnapshots(affected).map(({ id, modes }) => [id, modes]));
  const modesOf = (id: string) => {
    if (mode !== undefined) return modes.filter(({ name }) => name === mode);
    return quick ? (planned.get(id) ?? defaultMode) : modes;
  };
  print(`Comparing ${affected.length} of ${sides.after.stories.length} stories`);
  const stories = await photographStories(storybooks, affected, modesOf, folder, print);

  print('Comparing tokens, props and sizes');
  const now = await describeSystem();
  const was = parseSystem(described);
  const namesOf = (system: { components: readonly { name: string }[] }) => system.components.map(({ name }) => name);
  const { wholePackage }: { wholePackage: { limit: number } } = await import(`${folders.tests}architecture/size.data.ts`);
  const limits = { ...Object.fromEntries(now.components.map(({ name, limitKB }) => [name, limitKB])), '*': wholePackage.limit };
  const sizes = compareSizes(await measureSizes(checkout.folder, namesOf(was)), await measureSizes(root, namesOf(now)), limits);
  const props = compareProps(was, now);
  checkout.remove();
  return {
    base,
    head,
    date: new Date().toJSON().slice(0, 10),
    storybook,
    notes: notesOf(base.commit, only),
    compared: affected.length,
    total: sides.after.stories.length,
    tokens: compareTokens(was, now),
    packageSizes: sizes.filter(({ name }) => name === '*'),
    chapters: assembleChapters({ stories, props, sizes }, now.pages, pagesUsing()),
  };
}

/** What the reader must know about the comparison. */
function notesOf(base: string, only: string): string[] {
  const lock = 'package-lock.json';
  const lockDiffers = versionsIn(tryGit('show', `${base}:${lock}`) ?? '{}') !== versionsIn(readFileSync(root + lock, 'utf8'));
  return [
    ...(lockDiffers
      ? [
          'The versions of packages differ. Both sides were drawn and measured with those installed now, so a change that comes from a package alone is not shown.',
        ]
      : []),
    ...(only === '' ? [] : [`Only stories whose id contains “${only}” were compared.`]),
  ];
}

/** Every package of a lock file with its version. */
function versionsIn(text: string): string {
  const { packages = {} }: Partial<LockFile> = JSON.parse(text);
  return JSON.stringify(Object.entries(packages).map(([path, { version }]) => [path, version]));
}
