import { feedFormats } from '#app/routes/public/blog/blog-paths.ts'
import routes from '#app/routes.ts'

const patterns = routes.flatMap(({ path = '' }) =>
  path.endsWith('/:format') ? [path.replace(':category', 'design')] : [],
)

/** The addresses of all feeds, in each format. */
export const feeds = patterns.flatMap((path) =>
  Object.keys(feedFormats).map((format) => `/${path.replace(':format', format)}`),
)
