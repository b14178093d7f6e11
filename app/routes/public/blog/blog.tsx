import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { articleSearch, blogCategories, blogTitle } from '#app/features/blog/categories.ts'
import { countByLanguage, featuredPosts, listPublished, pageSize } from '#app/features/blog/store/published.server.ts'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { searchedWords } from '#app/features/search/related-words.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pieces/lists.css'
import { papersInstead } from '../reading/case-study-teaser.server.ts'
import { StoryCards } from '../reading/story-list.tsx'
import { StaffSlot } from '../staff-slot.tsx'
import { type BlogFilter, blogFilter, blogHref, isFiltered } from './blog-filter.ts'
import { feedLink, feedPath, yearPath } from './blog-paths.ts'
import { countPages, type ShownCard, withPictures } from './cards.server.ts'
import { PostCards } from './post-card.tsx'
import { listYears } from './years.server.ts'

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, { title: titleOf(args.data?.filter), description: args.data?.page.metaDescription }),
  feedLink(args.data?.filter.category ?? 'Blog', (args.data?.appUrl ?? '') + feedPath(args.data?.filter.category)),
]

const titleOf = (filter?: BlogFilter) =>
  [blogTitle, filter?.category, filter && filter.page > 1 ? `page ${filter.page}` : null].filter(Boolean).join(', ')

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const filter = blogFilter(new URL(request.url).searchParams)
  if (filter.page === 0) throw new Response(null, { status: 404 })
  const now = Date.now()
  const featured = isFiltered(filter) ? [] : await featuredPosts(db, now, filter.language)
  const narrowed = { ...filter, words: searchedWords(filter.query), except: featured.map(({ id }) => id) }
  const [{ posts, total }, languages, years] = await Promise.all([
    listPublished(db, narrowed, { now, page: filter.page }),
    filter.query ? [] : countByLanguage(db, filter, now),
    listYears(db, now),
  ])
  return {
    filter,
    total,
    count: total + featured.length,
    languages,
    pages: countPages(filter.page, total, pageSize),
    appUrl: env.APP_URL,
    posts: await withPictures(posts),
    featured: filter.page === 1 ? await withPictures(featured) : [],
    years: years.map(({ year }) => year),
    formKey: issueFormKey('newsletter', now),
    consent: await readConsent(db),
    page: await readPage(texts, blogPageTexts, now),
    papers: isFiltered(filter) ? null : await papersInstead(texts, years, now),
  }
}

export const shouldRevalidate = sameDataUnlessQuery('q', 'category', 'language', 'page')

export default function BlogPage() {
  const say = useSay()
  const { filter, featured, count, formKey, consent, page, papers } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.heroTitle} count={count} lead={page.heroSubtitle}>
        <SearchBox action="/blog" id="blog-search" {...articleSearch} query={filter.query} hasIcon>
          {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
        </SearchBox>
      </Hero>
      {featured.length > 0 ? <Featured posts={featured} /> : null}
      <Articles />
      {papers ? <StaffSlot title={page.latestTitle} to="/admin-controls" label={say('Published articles')} /> : null}
      {papers ? (
        <Section labelledBy="papers">
          <SectionHeader id="papers" title={papers.title} lead={page.firstArticles} />
          <StoryCards stories={papers.stories} level={3} />
        </Section>
      ) : null}
      <Section>
        <Editorial title={page.newsletterTitle} lead={page.newsletterText}>
          <NewsletterForm formKey={formKey} consent={consent} from="/blog" />
        </Editorial>
      </Section>
      <Closing
        title={page.studyTitle}
        lead={page.studyText}
        actions={<LinkButton to="/careers">{page.studyButton}</LinkButton>}
      />
    </>
  )
}

function Articles() {
  const { filter, posts, featured, total, pages, years, page } = useLoaderData<typeof loader>()
  return (
    <Section tone={featured.length > 0 ? 'muted' : 'light'}>
      <div className="cluster blog-head" data-align="ends">
        {total > 0 ? <SectionHeader title={isFiltered(filter) ? foundTitle(filter, total) : page.latestTitle} /> : null}
        {featured.length > 0 ? null : <BlogTabs />}
      </div>
      <div className="blog-list">
        {total > 0 ? <PostCards posts={posts} level={3} leads={total === 1} /> : null}
        {total + featured.length === 0 ? <NoArticles /> : null}
      </div>
      {total > 0 && isFiltered(filter) ? <ClearFilters /> : null}
      <Pagination label="Blog pages" current={filter.page} total={pages} href={(page) => blogHref(filter, { page })} />
      {years.length > 0 ? <Elsewhere category={filter.category} /> : null}
    </Section>
  )
}

function Featured({ posts }: { posts: readonly ShownCard[] }) {
  const { page } = useLoaderData<typeof loader>()
  return (
    <Section labelledBy="featured">
      <div className="stack" data-gap="l">
        <div className="cluster blog-head" data-align="ends">
          <BlogTabs />
        </div>
        <SectionHeader id="featured" title={page.featuredTitle} ruled />
        <PostCards posts={posts} level={3} leads />
      </div>
    </Section>
  )
}

/** By category, and by language where there is more than one. */
function BlogTabs() {
  const { filter, languages, page } = useLoaderData<typeof loader>()
  const categories = (
    <LinkTabs
      label="Categories"
      current={filter.category ?? 'all'}
      tabs={[
        { id: 'all', label: page.allCategories, to: blogHref(filter, { category: null }) },
        ...blogCategories.map(({ name }) => ({ id: name, label: name, to: blogHref(filter, { category: name }) })),
      ]}
    />
  )
  if (languages.length < 2) return categories
  return (
    <>
      {categories}
      <LinkTabs
        label="Language of the articles"
        current={filter.language}
        tabs={languages.map(({ language, count }) => ({
          id: language,
          label: (
            <>
              <span lang={language}>{pageLanguages[language].name}</span> {count}
            </>
          ),
          to: blogHref(filter, { language }),
        }))}
      />
    </>
  )
}

const foundTitle = ({ query, category }: BlogFilter, total: number) =>
  `${sayInEnglish('{total, plural, one {# article} other {# articles}}', { total })}${category ? ` in ${category}` : ''}${query ? ` with “${query}”` : ''}`

function NoArticles() {
  const { filter, page } = useLoaderData<typeof loader>()
  return (
    <EmptyState
      title={page.emptyTitle}
      hint={isFiltered(filter) ? page.emptyHint : page.nothingPublished}
      action={
        isFiltered(filter) ? (
          <>
            {filter.query ? (
              <LinkButton to={`/search?${new URLSearchParams({ q: filter.query })}`}>{page.searchSite}</LinkButton>
            ) : null}
            <ClearFilters />
          </>
        ) : null
      }
    />
  )
}

function ClearFilters() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <LinkButton to="/blog" variant="secondary">
      {page.clearFilters}
    </LinkButton>
  )
}

/** Other ways into the blog: by year, and by feed reader. */
function Elsewhere({ category }: { category: string | null }) {
  const { years } = useLoaderData<typeof loader>()
  return (
    <ul className="cluster links">
      <li>
        <Link to="/blog/archive">Archive by year</Link>
      </li>
      {(years.length > 1 ? years : []).map((year) => (
        <li key={year}>
          <Link to={yearPath(year)}>
            <span className="visually-hidden">Articles of </span>
            {year}
          </Link>
        </li>
      ))}
      <li>
        <a href={feedPath(category)}>RSS{category ? ` of ${category}` : null}</a>
      </li>
    </ul>
  )
}
