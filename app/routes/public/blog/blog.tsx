import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { articleSearch, blogCategories, blogPage } from '#app/content/blog-categories.ts'
import { newsletterConsent } from '#app/content/newsletter.ts'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { sameDataUnlessQuery } from '#app/http/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CtaBand, PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { type BlogFilter, blogFilter, blogHref, isFiltered } from './blog-filter.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

/** The public list is empty, and the first page of an empty list is all there is. */
export function loader({ request }: LoaderFunctionArgs) {
  const filter = blogFilter(new URL(request.url).searchParams)
  if (filter.page !== 1) throw new Response(null, { status: 404 })
  return {
    filter,
    page: blogPage,
    categories: blogCategories.map(({ name }) => name),
    consent: newsletterConsent,
    formKey: issueFormKey('newsletter', Date.now()),
  }
}

export const shouldRevalidate = sameDataUnlessQuery('q', 'category', 'page')

export default function BlogPage() {
  const { filter, page, categories, consent, formKey } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="blog" title={page.heroTitle} lead={page.heroSubtitle}>
        <SearchBox filter={filter} />
      </PageHero>
      <Section>
        <LinkTabs
          label="Categories"
          current={filter.category ?? 'all'}
          tabs={[
            { id: 'all', label: page.allCategories, to: blogHref(filter, { category: null }) },
            ...categories.map((name) => ({
              id: name,
              label: name,
              to: blogHref(filter, { category: name }),
            })),
          ]}
        />
        <div className="blog-list">
          <NoArticles filter={filter} />
        </div>
      </Section>
      <Section tone="muted" width="narrow">
        <SectionHeader title={page.newsletterTitle} lead={page.newsletterText} />
        <NewsletterForm formKey={formKey} consent={consent} from="/blog" />
      </Section>
      <CtaBand
        seed="blog-closing"
        title={page.studyTitle}
        lead={page.studyText}
        actions={<LinkButton to="/careers">{page.studyButton}</LinkButton>}
      />
    </>
  )
}

function SearchBox({ filter: { query, category } }: { filter: BlogFilter }) {
  return (
    <search>
      <Form action="/blog" className="search-box">
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <label className="visually-hidden" htmlFor="blog-search">
          {articleSearch.label}
        </label>
        <input
          // A new field for each answer, so that it shows the words that were searched for.
          key={query}
          id="blog-search"
          className="input"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={articleSearch.label}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon name="search" size={18} />
          {articleSearch.button}
        </Button>
      </Form>
    </search>
  )
}

function NoArticles({ filter }: { filter: BlogFilter }) {
  const { page } = useLoaderData<typeof loader>()
  if (!isFiltered(filter)) return <EmptyState title={page.emptyTitle} hint={page.firstArticles} />
  return (
    <EmptyState
      title={page.emptyTitle}
      hint={page.emptyHint}
      action={
        <LinkButton to="/blog" variant="secondary">
          {page.clearFilters}
        </LinkButton>
      }
    />
  )
}
