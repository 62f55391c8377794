/** Something the design system exports at run time. */
export interface Exported {
  name: string;
  /** Its file, from `design-system/src/`. */
  path: string;
}
/** What stands at the door of the package: components, and the functions and tables beside them. */
export declare function door(): {
  components: Exported[];
  others: Exported[];
};
/** The docs page that tells of a component: its own, else that of its folder. */
export declare function pageOf({ name, path }: Exported, pages: readonly string[]): string;
//# sourceMappingURL=door.d.ts.map
