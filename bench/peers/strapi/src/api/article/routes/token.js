module.exports = { routes: [{ method: 'GET', path: '/article-token', handler: 'article.token', config: { auth: false } }] };
