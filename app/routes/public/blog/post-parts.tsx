// The parts around an article's text.
import { Link } from '@remix-run/react'
import { shareLinks } from '#app/features/blog/share-links.ts'
import { Fold } from '#app/ui/fold.tsx'
import { tagPath } from './blog-paths.ts'

type TableOfContentsProps = { entries: readonly { id: string; text: string; level: number }[]; lang?: string }

export function TableOfContents({ entries, lang }: TableOfContentsProps) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <Fold summary={<h2 id="contents-title">On this page</h2>}>
        <ol lang={lang}>
          {entries.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Fold>
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

type ShareLinksProps = { heading: string; title: string; url: string }

export function ShareLinks({ heading, title, url }: ShareLinksProps) {
  return (
    <section className="post-share" aria-labelledby="share">
      <h2 id="share">{heading}</h2>
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
