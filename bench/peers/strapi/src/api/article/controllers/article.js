const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::article.article', {
  token(ctx) {
    ctx.body = strapi.config.get('bench.token');
  },
});
