// What stands around an article's text.
import { Link } from '@remix-run/react'
import { postPath } from '#app/features/blog/post.ts'
import { shareLinks } from '#app/features/blog/share-links.ts'
import { tagPath } from './blog-paths.ts'

type TableOfContentsProps = { entries: readonly { id: string; text: string; level: number }[]; lang?: string }

export function TableOfContents({ entries, lang }: TableOfContentsProps) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol lang={lang}>
        {entries.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function Tags({ tags, keys, lang }: { tags: readonly string[]; keys: readonly string[]; lang?: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="post-tags" aria-label="Tags">
      {tags.map((tag, index) => (
        <li key={tag}>
          <Link to={tagPath(keys[index] ?? '')} rel="tag" lang={lang}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <section className="post-share" aria-labelledby="share">
      <h2 id="share">Share this article</h2>
      <ul>
        {shareLinks({ title, url }).map(({ id, label, href }) => (
          <li key={id}>
            <a href={href} rel="noopener nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Neighbour = { slug: string; title: string; language: string } | null

export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav className="post-neighbours" aria-label="More articles">
      {previous ? <NeighbourLink label="Previous article" rel="prev" post={previous} /> : null}
      {next ? <NeighbourLink label="Next article" rel="next" post={next} /> : null}
    </nav>
  )
}

type NeighbourLinkProps = { label: string; rel: 'prev' | 'next'; post: NonNullable<Neighbour> }

function NeighbourLink({ label, rel, post: { slug, title, language } }: NeighbourLinkProps) {
  return (
    <Link to={postPath(slug)} rel={rel}>
      <span>{label}</span>
      <strong lang={language === 'en' ? undefined : language}>{title}</strong>
    </Link>
  )
}
