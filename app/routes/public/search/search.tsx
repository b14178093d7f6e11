// One search for the whole site.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import type { Hit, HitGroup } from '#app/features/search/search.server.ts'
import { searchSite } from '#app/features/search/search.server.ts'
import { searchPage } from '#app/features/search/words.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { keepSearchCurrent } from '#app/routes/public/search/search-index.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/search.css'

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
  const heading = await readHeading(db, 'search', now)
  return { query, heading, ...(await searchSite(db, query, now)) }
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
        {total > 0 ? (
          <p className="search-total" role="status">
            {instead ? `Nothing found for “${query}”. ` : null}
            {total === 1 ? 'One result' : `${total} results`} for{' '}
            <strong dir="auto">{instead ? <Link to={searchPath(instead)}>{instead}</Link> : query}</strong>
          </p>
        ) : null}
        {groups.map((group) => (
          <Group key={group.kind} group={group} query={instead ?? query} />
        ))}
      </Section>
    </>
  )
}

const SearchForm = ({ query }: { query: string }) => (
  <SearchBox
    action="/search"
    id="site-search"
    label={searchPage.label}
    button={searchPage.button}
    query={query}
    maxLength={longestQuery}
    hasIcon
  />
)

function Group({ group: { kind, label, total, hits }, query }: { group: HitGroup; query: string }) {
  const hasMore = total > hits.length
  return (
    <section className="search-group" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {label} <span className="soft">({total})</span>
      </h2>
      <ul>
        {hits.map((hit) => (
          <Found key={hit.path} hit={hit} />
        ))}
      </ul>
      {hasMore && kind === 'post' ? (
        <Link to={`/blog?${new URLSearchParams({ q: query })}`}>All {total} articles</Link>
      ) : null}
      {hasMore && kind !== 'post' ? <p className="soft">Add a word to narrow the results.</p> : null}
    </section>
  )
}

function Found({ hit: { path, title, passage, language } }: { hit: Hit }) {
  const lang = language === 'en' ? undefined : language
  return (
    <li>
      <Link to={path} lang={lang}>
        <Marked parts={title} />
      </Link>
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
  return (
    <EmptyState
      title={`Nothing found for “${query}”`}
      hint={searchPage.nothingHint}
      action={
        <>
          <LinkButton to="/contact">{searchPage.ask}</LinkButton>
          <LinkButton to="/sitemap" variant="secondary">
            {searchPage.allPages}
          </LinkButton>
        </>
      }
    />
  )
}

const searchPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`

const Suggestions = () => (
  <>
    <SectionHeader title={searchPage.tryTitle} />
    <ul className="search-try">
      {searchPage.examples.map((example) => (
        <li key={example}>
          <Link to={searchPath(example)}>{example}</Link>
        </li>
      ))}
    </ul>
  </>
)
