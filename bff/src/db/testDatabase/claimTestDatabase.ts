import { connectClient } from '../connectClient.ts';

/** The schema that marks a database as one whose data may be thrown away. */
export const MARK = 'farwend_test_mode';

/** Marks an empty database as that of test mode. Throws if it holds data and has no mark: a reset would delete them. */
export async function claimTestDatabase(url: string): Promise<void> {
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    const { rows } = await client.query<{ isMarked: boolean; isEmpty: boolean }>(
      `SELECT to_regnamespace('${MARK}') IS NOT NULL AS "isMarked",
         NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS "isEmpty"`,
    );
    if (rows[0]?.isMarked) return;
    if (!rows[0]?.isEmpty) {
      throw new Error(
        'TEST_DATABASE_URL names a database with other data, which test mode would delete at its first reset. Create an empty one for it.',
      );
    }
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${MARK}`);
  } finally {
    await client.end();
  }
}
