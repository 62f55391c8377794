interface PackageLicence {
  name: string;
  version: string;
  licence: string;
  isAllowed: boolean;
}
export function listLicences(lock?: unknown): PackageLicence[];
