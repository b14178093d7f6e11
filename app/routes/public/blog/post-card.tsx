import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { postPath } from '#app/features/blog/post.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { categoryTone } from './blog-filter.ts'
import { authorPath, blogZone } from './blog-paths.ts'
import type { ShownCard } from './cards.server.ts'
import { PostCover } from './post-cover.tsx'

const sizes = '(min-width: 60rem) 24rem, (min-width: 40rem) 46vw, 92vw'

export function PostCards({ posts, level }: { posts: readonly ShownCard[]; level: 2 | 3 }) {
  return (
    <CardGrid min="m" className="post-cards">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} />
      ))}
    </CardGrid>
  )
}

function PostCard({ post, level }: { post: ShownCard; level: 2 | 3 }) {
  const { slug, title, summary, category, author, authorKey, language, minutes, publishedAt, picture } = post
  return (
    <Card
      className="post-card"
      level={level}
      title={<span lang={language === 'en' ? undefined : language}>{title}</span>}
      to={postPath(slug)}
      art={<PostCover picture={picture} category={category} slug={slug} sizes={sizes} />}
      badge={<Badge tone={categoryTone(category)}>{category}</Badge>}
    >
      <p lang={language === 'en' ? undefined : language}>{summary}</p>
      <p className="post-byline">
        <Link to={authorPath(authorKey)}>{author}</Link>
        <Moment at={publishedAt} zone={blogZone} only="date" />
        <span>{minutes} min read</span>
        {language === 'en' ? null : <span>{languageNames[language]}</span>}
      </p>
    </Card>
  )
}
