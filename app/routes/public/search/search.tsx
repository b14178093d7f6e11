// One search for the whole site.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import type { Hit, HitGroup } from '#app/features/search/search.server.ts'
import { searchSite } from '#app/features/search/search.server.ts'
import { searchExamples } from '#app/features/search/words.ts'
import { readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { englishPath, pageLanguages } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { keepSearchCurrent } from '#app/routes/public/search/search-index.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/search.css'
import type { Language } from '#db/tables/records.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: [args.data?.query, args.data?.heading.title].filter(Boolean).join(' – '),
    noindex: true,
  })

const longestQuery = 100

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const query = [...cleanText(typed.slice(0, 2 * longestQuery), false).trim()].slice(0, longestQuery).join('')
  const now = Date.now()
  await keepSearchCurrent(db, now)
  const language = languageOfRequest(request)
  const heading = await readHeading(db, 'search', now, language)
  const found = await searchSite(db, query, now, language, await translatedIn(language, now))
  return { ...phrasesFor(request, 'search'), query, heading, ...found }
}

/** The addresses in English of the pages that exist in another language: their own versions are found. */
async function translatedIn(language: Language, now: number) {
  if (language === 'en') return []
  const { translations } = await readCatalogue(db, now)
  return translations.filter((one) => one.language === language).map(({ path }) => englishPath(path))
}

export const shouldRevalidate = sameDataUnlessQuery('q')

export default function SearchPage() {
  const { query, heading, instead, groups } = useLoaderData<typeof loader>()
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <>
      <PageHero seed="search" title={heading.title} lead={heading.intro}>
        <SearchForm query={query} />
      </PageHero>
      <Section>
        {query === '' ? <Suggestions /> : null}
        {query !== '' && total === 0 ? <NothingFound query={query} /> : null}
        {total > 0 ? <Total count={total} /> : null}
        {groups.map((group) => (
          <Group key={group.kind} group={group} query={instead ?? query} />
        ))}
      </Section>
    </>
  )
}

function Total({ count }: { count: number }) {
  const { query, instead } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  const searched = (
    <strong dir="auto">{instead ? <Link to={hrefIn(searchPath(instead))}>{instead}</Link> : query}</strong>
  )
  return (
    <p className="search-total" role="status">
      {instead ? `${say('Nothing found for “{query}”', { query })}. ` : null}
      {count === 1 ? (
        <Said phrase="One result for {query}" values={{ query: searched }} />
      ) : (
        <Said phrase="{count} results for {query}" values={{ count, query: searched }} />
      )}
    </p>
  )
}

function SearchForm({ query }: { query: string }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <SearchBox
      action={hrefIn('/search')}
      id="site-search"
      label={say('Search the site')}
      button={say('Search')}
      query={query}
      maxLength={longestQuery}
      hasIcon
    />
  )
}

function Group({ group: { kind, label, total, hits }, query }: { group: HitGroup; query: string }) {
  const hasMore = total > hits.length
  const say = useSay()
  return (
    <section className="search-group" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {say(label)} <span className="soft">({total})</span>
      </h2>
      <ul>
        {hits.map((hit) => (
          <Found key={hit.path} hit={hit} />
        ))}
      </ul>
      {hasMore && kind === 'post' ? (
        <PageLink href={`/blog?${new URLSearchParams({ q: query })}`}>
          {say('All {total} articles', { total })}
        </PageLink>
      ) : null}
      {hasMore && kind !== 'post' ? <p className="soft">{say('Add a word to narrow the results.')}</p> : null}
    </section>
  )
}

function Found({ hit: { path, title, passage, language } }: { hit: Hit }) {
  const here = useLanguage()
  const lang = language === here ? undefined : language
  return (
    <li>
      <Link to={path} lang={lang} hrefLang={lang}>
        <Marked parts={title} />
      </Link>
      {lang && here !== 'en' ? (
        <>
          {' '}
          <span className="soft" lang={lang}>
            ({pageLanguages[language].name})
          </span>
        </>
      ) : null}
      <p lang={lang}>
        <Marked parts={passage} />
      </p>
    </li>
  )
}

function Marked({ parts }: { parts: Hit['title'] }) {
  let place = 0
  return parts.map(({ text, isHit }) => {
    place += text.length
    return isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>
  })
}

function NothingFound({ query }: { query: string }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <EmptyState
      title={say('Nothing found for “{query}”', { query })}
      hint={say('Try fewer or different words. Capitals and accents make no difference.')}
      action={
        <>
          <LinkButton to={hrefIn('/contact')}>{say('Ask us directly')}</LinkButton>
          <LinkButton to={hrefIn('/sitemap')} variant="secondary">
            {say('All pages')}
          </LinkButton>
        </>
      }
    />
  )
}

const searchPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`

function Suggestions() {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <SectionHeader title={say('For example')} />
      <ul className="search-try">
        {searchExamples.map((example) => (
          <li key={example}>
            <Link to={hrefIn(searchPath(say(example)))}>{say(example)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
