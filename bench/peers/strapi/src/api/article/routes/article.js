const { createCoreRouter } = require('@strapi/strapi').factories;

const open = { auth: false };

module.exports = createCoreRouter('api::article.article', { config: { find: open, findOne: open } });
