// One search for the whole site.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { isSearchKind, type SearchKind } from '#app/features/search/kinds.ts'
import { hasWord, markName } from '#app/features/search/mark-words.ts'
import { searchedWords } from '#app/features/search/related-words.ts'
import type { Hit, HitGroup } from '#app/features/search/search.server.ts'
import { listPages, searchSite } from '#app/features/search/search.server.ts'
import { mainPages, mostHits, searchExamples } from '#app/features/search/words.ts'
import { readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { colons } from '#app/languages/colons.ts'
import { englishPath, hrefIn, otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { keepSearchCurrent } from '#app/routes/public/search/search-index.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/search.css'
import '#app/ui/styles/pieces/lists.css'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { baseForm } from '#db/queries/word-forms.ts'
import type { Language } from '#db/tables/records.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: [args.data?.query, args.data?.heading.title].filter(Boolean).join(' – '),
    noindex: true,
  })

const longestQuery = 100

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const { searchParams } = new URL(request.url)
  const typed = searchParams.get('q') ?? ''
  const chosen = kindOf(searchParams.get('type'))
  const query = [...cleanText(typed.slice(0, 2 * longestQuery), false).trim()].slice(0, longestQuery).join('')
  const now = Date.now()
  await keepSearchCurrent(db, now)
  const language = languageOfRequest(request)
  const heading = await readHeading(texts, 'search', now, language)
  const { translated, english } = await namesIn(language, now)
  const { groups, instead } = await searchSite(db, query, now, { language, without: translated, chosen })
  return {
    ...phrasesFor(request, 'search'),
    query,
    heading,
    instead,
    // A search without results of the chosen type shows all it found.
    chosen: groups.find(({ kind }) => kind === chosen)?.kind ?? null,
    groups: groups.map(({ hits, ...group }) => ({
      ...group,
      hits: hits.map((hit) => withEnglish(hit, english.get(hit.path))),
    })),
    also: alsoMatching(groups, instead ?? query, language),
    mainPages: groups.length === 0 ? await mainPagesIn(language) : [],
  }
}

const mostSynonyms = 5

/** The synonyms that were found in the page's language, each in one of its forms. */
function alsoMatching(groups: readonly HitGroup[], query: string, language: Language): string[] {
  const typed = searchedWords(query).map((word) => ({ ...word, also: [] }))
  const marked = groups
    .flatMap(({ hits }) => hits)
    .filter((hit) => hit.language === language)
    .flatMap(({ title, passage }) => [...title, ...passage])
    .filter(({ text, isHit }) => isHit && !hasWord(text, typed))
    .map(({ text }) => text.toLowerCase())
    .sort((one, other) => one.length - other.length)
  return [...new Map(marked.toReversed().map((text) => [baseForm(text), text])).values()]
    .reverse()
    .slice(0, mostSynonyms)
}

const kindOf = (type: string | null) => (type !== null && isSearchKind(type) ? type : null)

/** By subject; without a subject that has no page in the language. */
async function mainPagesIn(language: Language) {
  const say = sayIn(language)
  const allPaths = mainPages.flatMap(({ paths }) => paths)
  const hits = await listPages(db, allPaths, language)
  const groups = mainPages.map(({ title, paths }) => ({
    title: say(title),
    hits: hits.filter(({ path }) => (paths as readonly string[]).includes(englishPath(path))),
  }))
  return groups.filter(({ hits }) => hits.length > 0)
}

/**
 * The addresses in English of the pages that exist in another language: their own versions are found. And the names of the
 * courses that have an application in another language but no text, by its address: they are English.
 */
async function namesIn(language: Language, now: number) {
  const { translations, courses } = await readCatalogue(db, now)
  const own = translations.filter((one) => one.language === language && language !== 'en')
  const known = new Set(translations.map(({ path }) => path))
  const applications = otherLanguages.flatMap((other) =>
    courses.map(({ id, name }) => [hrefIn(other, `/careers/${id}`), name] as const),
  )
  return {
    translated: own.map(({ path }) => englishPath(path)),
    english: new Map(applications.filter(([path]) => !known.has(path))),
  }
}

const withEnglish = (hit: Hit, name?: string): Hit =>
  name ? { ...hit, title: markName(hit.title, name, 'en'), passage: markName(hit.passage, name, 'en') } : hit

export const shouldRevalidate = sameDataUnlessQuery('q', 'type')

export default function SearchPage() {
  const { query, heading, instead, groups, chosen } = useLoaderData<typeof loader>()
  const here = useLanguage()
  const say = useSay()
  const shown = chosen ? groups.filter(({ kind }) => kind === chosen) : groups
  const others = shown.flatMap(({ hits }) => hits.filter(({ language }) => language !== here))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <>
      <Hero title={heading.title} lead={heading.intro}>
        <SearchForm query={query} />
      </Hero>
      <Section>
        {query === '' ? <Examples /> : null}
        {query !== '' && total === 0 ? <NothingFound query={query} /> : null}
        {total === 0 ? <MainPages /> : null}
        {total > 0 ? (
          <>
            <Total count={total} />
            <Types />
          </>
        ) : null}
        {shown.map((group) => (
          <Group key={group.kind} group={group} query={instead ?? query} isChosen={chosen !== null} />
        ))}
        {others.length > 0 ? <Results id="found-others" title={say('In other languages')} hits={others} /> : null}
      </Section>
    </>
  )
}

function Total({ count }: { count: number }) {
  const { query, instead, also } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  const searched = (
    <strong dir="auto">{instead ? <Link to={hrefIn(searchPath(instead))}>{instead}</Link> : query}</strong>
  )
  return (
    <p className="soft search-total" role="status">
      {instead ? `${say('Nothing found for “{query}”', { query })}. ` : null}
      <Said
        phrase="{count, plural, one {One result} other {# results}} for {query}"
        count={count}
        values={{ query: searched }}
      />
      {also.length > 0 ? (
        <>
          <br />
          {say('Also matching: {words}', { words: also.join(', ') })}
        </>
      ) : null}
    </p>
  )
}

/** One link a type, with the number of its results. */
function Types() {
  const { query, instead, groups, chosen } = useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (groups.length < 2) return null
  const count = (number: number) => <span className="search-count">{number}</span>
  return (
    <LinkTabs
      className="search-types"
      label={say('Types of results')}
      current={chosen ?? 'all'}
      tabs={[
        { id: 'all', label: say('All'), to: hrefIn(searchPath(instead ?? query)) },
        ...groups.map(({ kind, label, total }) => ({
          id: kind,
          label: (
            <>
              {say(label)} {count(total)}
            </>
          ),
          to: hrefIn(searchPath(instead ?? query, kind)),
        })),
      ]}
    />
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

type GroupProps = { group: HitGroup; query: string; isChosen: boolean }

type ResultsProps = { id: string; title: string; hits: readonly Hit[]; children?: ReactNode }

function Results({ id, title, hits, children }: ResultsProps) {
  return (
    <section className="beside search-group" aria-labelledby={id}>
      <h2 id={id} className="size-h3">
        {title}
      </h2>
      <ul>
        {hits.map((hit) => (
          <Found key={hit.path} hit={hit} />
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The results in the page's language; a type without any has its others among those of all types. */
function Group({ group: { kind, label, total, hits }, query, isChosen }: GroupProps) {
  const hasMore = total > hits.length
  const here = useLanguage()
  const say = useSay()
  const hrefIn = useHrefIn()
  const own = hits.filter(({ language }) => language === here)
  if (own.length === 0 && !hasMore) return null
  return (
    <Results id={`found-${kind}`} title={say(label)} hits={own}>
      {hasMore && !isChosen ? (
        <Link to={hrefIn(searchPath(query, kind))}>
          {say('Show {count} more', { count: Math.min(total, mostHits) - hits.length })}
          <span className="visually-hidden">{`${colons[here]} ${say(label)}`}</span>
        </Link>
      ) : null}
      {hasMore && isChosen && kind === 'post' ? (
        <PageLink href={`/blog?${new URLSearchParams({ q: query })}`}>
          {say('All {total} articles', { total })}
        </PageLink>
      ) : null}
      {hasMore && isChosen && kind !== 'post' ? (
        <p className="soft">{say('Add a word to narrow the results.')}</p>
      ) : null}
    </Results>
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
          <LinkButton to={hrefIn('/sitemap')} variant="outline">
            {say('All pages')}
          </LinkButton>
        </>
      }
    />
  )
}

const searchPath = (query: string, type?: SearchKind) =>
  `/search?${new URLSearchParams({ q: query, ...(type ? { type } : {}) })}`

function Examples() {
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <div className="search-try">
      <p id="for-example">{say('For example')}</p>
      <ul className="big-links" aria-labelledby="for-example">
        {searchExamples.map((example) => (
          <li key={example}>
            <Link to={hrefIn(searchPath(say(example)))}>{say(example)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The main pages by subject, in the place of results. */
function MainPages() {
  const { mainPages } = useLoaderData<typeof loader>()
  return (
    <div className="card-grid search-pages">
      {mainPages.map(({ title, hits }, place) => (
        <section key={title} aria-labelledby={`found-main-${place}`}>
          <h2 id={`found-main-${place}`} className="size-h3">
            {title}
          </h2>
          <ul>
            {hits.map((hit) => (
              <Found key={hit.path} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
