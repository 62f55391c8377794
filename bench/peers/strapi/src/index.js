const { readFileSync } = require('node:fs');

/** Creates an API token and publishes the articles. */
async function bootstrap({ strapi }) {
  const token = await strapi.service('admin::api-token').create({ name: 'bench', type: 'full-access', lifespan: null });
  strapi.config.set('bench.token', token.accessKey);
  for (const data of JSON.parse(readFileSync(process.env.ARTICLES_FILE, 'utf8')))
    await strapi.documents('api::article.article').create({ data, status: 'published' });
}

module.exports = { bootstrap };
