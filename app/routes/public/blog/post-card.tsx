import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { blogCategoryColor, categoryTone } from '#app/features/blog/categories.ts'
import { postPath } from '#app/features/blog/post.ts'
import { PostCover } from '#app/ui/art/post-art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { authorPath, blogZone } from './blog-paths.ts'
import type { ShownCard } from './cards.server.ts'

const sizes = '(min-width: 60rem) 24rem, (min-width: 40rem) 46vw, 92vw'
const leadSizes = '(min-width: 60rem) 44rem, 92vw'

type PostCardsProps = {
  posts: readonly ShownCard[]
  level: 2 | 3
  /** The first post is shown large, above the others. */
  leads?: boolean
}

export function PostCards({ posts, level, leads }: PostCardsProps) {
  return (
    <div className="post-cards">
      {posts.map((post, place) => (
        <PostCard key={post.id} post={post} level={level} isLead={leads && place === 0} />
      ))}
    </div>
  )
}

function PostCard({ post, level, isLead }: { post: ShownCard; level: 2 | 3; isLead?: boolean }) {
  const { slug, title, summary, category, author, authorKey, language, minutes, publishedAt, picture } = post
  const lang = language === 'en' ? undefined : language
  return (
    <Card
      className={isLead ? 'post-card post-lead' : 'post-card'}
      level={level}
      title={<span lang={lang}>{title}</span>}
      to={postPath(slug)}
      art={
        <PostCover
          picture={picture}
          category={category}
          color={blogCategoryColor(category)}
          slug={slug}
          sizes={isLead ? leadSizes : sizes}
          isFirst={isLead}
        />
      }
      badge={<Badge tone={categoryTone(category)}>{category}</Badge>}
    >
      <p lang={lang}>{summary}</p>
      <p className="cluster note post-byline">
        <Link to={authorPath(authorKey)}>{author}</Link>
        <Moment at={publishedAt} zone={blogZone} only="date" />
        <span>{minutes} min read</span>
        {language === 'en' ? null : <span>{languageNames[language]}</span>}
      </p>
    </Card>
  )
}
