import { exportTypes } from './exportTypes.ts';

/** What the file of an export is saved as: the name of its list, like `trip-requests`. */
export function nameExportFile(kind: string): string {
  const path = exportTypes.get(kind)?.calls.at(-1)?.path ?? '/sales_recordings';
  const list = path.slice(path.lastIndexOf('/') + 1).replace(/_searches$/, 's');
  return list.replaceAll('_', '-');
}
