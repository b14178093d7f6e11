// The page of a list of articles that share a tag or an author.
import { blogTitle } from '#app/features/blog/categories.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
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
  /** The text of the button to all articles. */
  allArticles: string
}

export function CollectionPage({ kicker, title, path, posts, page, pages, total, allArticles }: CollectionPageProps) {
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={[{ label: blogTitle, href: '/blog' }, { label: title }]} />}
        kicker={kicker}
        title={title}
        lead={total === 1 ? 'One article' : `${total} articles`}
      />
      <Section>
        <PostCards posts={posts} level={2} />
        <Pagination
          label="Pages"
          current={page}
          total={pages}
          href={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        />
        <div className="button-row">
          <LinkButton to="/blog" variant="outline">
            {allArticles}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
