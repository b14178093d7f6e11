import { languageOfPath } from '#app/languages/pages.ts'
import { useAddressLanguage, useHrefIn, useSay } from '#app/languages/say.tsx'
import { siteMapGroups } from '#app/routes/site-map-links.ts'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Section } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'

/** For visitors of a missing page: the search, and the main pages. */
export default function WaysOn() {
  const say = useSay()
  const hrefIn = useHrefIn()
  const language = useAddressLanguage()
  const linkTo = (path: string) => {
    const href = hrefIn(path)
    return { href, hrefLang: language !== 'en' && languageOfPath(href) === 'en' ? 'en' : undefined }
  }
  const groups = siteMapGroups.map(({ title, links }) => ({
    title: say(title),
    links: links.map(({ label, href }) => ({ label: say(label), ...linkTo(href) })),
  }))
  return (
    <Section>
      <SearchBox
        action={hrefIn('/search')}
        id="not-found-search"
        label={say('Search the site')}
        button={say('Search')}
      />
      <nav className="link-lines" aria-label={say('Main pages')}>
        <LinkGroups groups={groups} />
      </nav>
    </Section>
  )
}
