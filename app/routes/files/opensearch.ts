// Tells browsers how the site is searched, in each language, so that it can be one of their search engines (OpenSearch 1.1).
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { element, escapeXml } from '#app/features/blog/feeds/feed.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { addressIn } from '#app/languages/pages.ts'
import { languageOfRequest, sayIn } from '#app/languages/phrases.server.ts'
import { openSearchPath, openSearchType, searchName } from '#app/routes/open-search.ts'
import { iconPath } from '#app/ui/brand-look.ts'

/** The format allows no longer one. */
const longestName = 48

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  if ((await closedLanguages(db)).includes(language)) throw new Response(null, { status: 404 })
  const { look } = await currentBrand(db)
  const address = (path: string) => escapeXml(env.APP_URL + path)
  const search = address(addressIn(language, '/search'))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n',
    element('ShortName', searchName(look.name, language)),
    element('LongName', [...look.name].slice(0, longestName).join('').trim()),
    element('Description', `${look.name}: ${sayIn(language)('Search the site')}`),
    `<Url type="text/html" template="${search}?q={searchTerms}"/>\n`,
    `<Url type="${openSearchType}" rel="self" template="${address(openSearchPath(language))}"/>\n`,
    element('Image', env.APP_URL + iconPath('favicon.ico', look.version), 'width="32" height="32" type="image/x-icon"'),
    element('Language', language),
    element('InputEncoding', 'UTF-8'),
    '</OpenSearchDescription>\n',
  ]
  return new Response(xml.join(''), {
    headers: { 'Content-Type': `${openSearchType}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
