import type { Db } from '#src/kernel/db.ts';
import { demoPeople } from './demoPeople.ts';
import { type ManifestObject, type ManifestPerson, selectManifestObjects, selectManifestPeople } from './loadDemoManifest.sql.ts';

interface Manifest {
  /** The accounts for signing in. */
  people: (ManifestPerson & { password: string })[];
  /** The records to request. */
  objects: ManifestObject[];
}

/** Loads the accounts and records of the demo data, for external test programs. */
export async function loadDemoManifest(db: Db, password: string): Promise<Manifest> {
  const signIns = demoPeople.map(([email]) => email);
  const people = await db.run(selectManifestPeople, { signIns });
  const objects = await db.run(selectManifestObjects, { signIns });
  return { people: people.map((person) => ({ ...person, password })), objects };
}
