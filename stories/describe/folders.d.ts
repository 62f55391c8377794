/** The folders that are read here, each with a slash at its end. */
export declare const folders: {
  readonly system: string;
  readonly pages: string;
  readonly stories: string;
  readonly tests: string;
};
/** A file's words, from a folder and a path in it. */
export declare function textOf(folder: keyof typeof folders, path: string): string;
//# sourceMappingURL=folders.d.ts.map
