// The page of a list of articles that share a tag or an author.
import { blogTitle } from '#app/features/blog/categories.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import type { ShownCard } from './cards.server.ts'
import { PostCards } from './post-card.tsx'

type CollectionPageProps = {
  kicker: string
  title: string
  /** The address of the list without its page number. */
  path: string
  posts: readonly ShownCard[]
  page: number
  pages: number
  total: number
  /** Newest articles beside a short list. */
  others: readonly ShownCard[]
  words: Record<'allArticles' | 'latestTitle', string>
}

export function CollectionPage(props: CollectionPageProps) {
  const { kicker, title, path, posts, page, pages, total, others, words } = props
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={[{ label: blogTitle, href: '/blog' }, { label: title }]} />}
        kicker={kicker}
        title={title}
        lead={sayInEnglish('{total, plural, one {One article} other {# articles}}', { total })}
      />
      <Section>
        <PostCards posts={posts} level={2} leads={total === 1} />
        <Pagination
          label="Pages"
          current={page}
          total={pages}
          href={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        />
        {others.length > 0 ? null : <AllArticles words={words.allArticles} />}
      </Section>
      {others.length > 0 ? (
        <Section tone="muted" labelledBy="other-articles">
          <SectionHeader id="other-articles" title={words.latestTitle} />
          <PostCards posts={others} level={3} />
          <AllArticles words={words.allArticles} />
        </Section>
      ) : null}
    </>
  )
}

const AllArticles = ({ words }: { words: string }) => (
  <div className="button-row">
    <LinkButton to="/blog" variant="outline">
      {words}
    </LinkButton>
  </div>
)
