import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const anybody = () => true;
const staff = ({ req }) => Boolean(req.user);

export default buildConfig({
  secret: 'only-for-the-benchmark',
  telemetry: false,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL, max: 20 }, push: true }),
  collections: [
    { slug: 'users', auth: { useAPIKey: true }, fields: [] },
    {
      slug: 'articles',
      versions: true,
      access: { read: anybody, create: staff },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'slug', type: 'text', index: true },
        { name: 'type', type: 'text' },
        { name: 'category', type: 'text' },
        { name: 'summary', type: 'textarea' },
        { name: 'body', type: 'json' },
      ],
    },
  ],
});
