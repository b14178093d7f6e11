import routes from '#app/routes.ts'

/** The addresses of all feeds. */
export const feeds = routes.flatMap(({ path = '' }) =>
  path.endsWith('/rss.xml') ? [`/${path.replace(':category', 'design')}`] : [],
)
