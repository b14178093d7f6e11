// The site's links for a page in another language than English: its own pages, and those that are in English.
import { englishPath, hrefIn, isTranslated } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { type SiteMapDetails, siteMapGroups } from '#app/routes/site-map-links.ts'
import type { PageLink } from '#app/ui/sections/link-groups.tsx'
import type { Language } from '#db/tables/records.ts'

/** The pages below some links, with English labels where no `lang` says otherwise. */
export type Details = Partial<Record<SiteMapDetails, readonly PageLink[]>>

type Link = (typeof siteMapGroups)[number]['links'][number]
type Shown = PageLink & { below?: readonly PageLink[] }

type Groups = readonly { title: string; links: readonly Shown[] }[]

/** The titles of the pages that are signed off in the language, by their addresses in English. */
export type Reviewed = ReadonlyMap<string, string>

/** The groups without the links to these addresses. */
export const without = (groups: Groups, ...hrefs: string[]): Groups =>
  groups
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => !hrefs.includes(href)) }))
    .filter(({ links }) => links.length > 0)

function groupsOf(language: Language, shown: (link: Link) => readonly Shown[]): Groups {
  const say = sayIn(language)
  return without(siteMapGroups.map(({ title, links }) => ({ title: say(title), links: links.flatMap(shown) })))
}

/** Every language has a start page. */
const hasOwn = (href: string, reviewed: string[]) => href === '/' || isTranslated(href, reviewed)

/** The pages in the language. */
export function ownGroups(language: Language, details: Details, titles: Reviewed) {
  const say = sayIn(language)
  const reviewed = [...titles.keys()]
  return groupsOf(language, ({ label, href, details: below }) => [
    ...(hasOwn(href, reviewed) ? [{ label: say(label), href: hrefIn(language, href, reviewed) }] : []),
    ...((below && details[below]) ?? [])
      .filter((one) => one.lang === language || (!one.lang && isTranslated(one.href, reviewed)))
      // The page itself, under its name in the language.
      .filter((one) => englishPath(one.href) !== href)
      .map(({ label, href }) => {
        const link = { label: titles.get(href) ?? label, href: hrefIn(language, href, reviewed) }
        if (below !== 'courses' || titles.has(href)) return link
        return { ...link, label: say('Apply for {course}', { course: label }), english: label }
      }),
  ])
}

/** The pages in English, named as such. */
export function englishGroups(language: Language, details: Details, titles: Reviewed) {
  const say = sayIn(language)
  const reviewed = [...titles.keys()]
  return groupsOf(language, ({ label, href, details: name }): readonly Shown[] => {
    const below = ((name && details[name]) ?? [])
      .filter(({ href, lang }) => !lang && !reviewed.includes(href))
      .map(({ label, href }) => ({ label, href, lang: 'en' }))
    return hasOwn(href, reviewed) ? below : [{ label: say(label), href, hrefLang: 'en', below }]
  })
}
