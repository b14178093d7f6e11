// An article: its head, table of contents, text, tags and share links. The preview shows the same.

import { Link } from '@remix-run/react'
import { blogCategoryColor, categoryTone } from '#app/features/blog/categories.ts'
import { postPath } from '#app/features/blog/post.ts'
import { shareLinks } from '#app/features/blog/share-links.ts'
import { OtherLanguages } from '#app/routes/public/reading/other-languages.tsx'
import { PostArt, PostCover } from '#app/ui/art/post-art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { ShownArticle } from './article.server.ts'
import { ArticleText } from './article-text.tsx'
import { authorPath, blogZone, tagPath } from './blog-paths.ts'

type ArticleProps = {
  article: ShownArticle
  crumbs: readonly Crumb[]
  /** Null while there is nothing to share. */
  share: { title: string; url: string } | null
}

export function Article({ article, crumbs, share }: ArticleProps) {
  const { slug, title, summary, category, language, html, toc, tags, tagKeys, picture, translations } = article
  const lang = language === 'en' ? undefined : language
  return (
    <div className="post">
      <Hero
        hue={categoryTone(category)}
        art={picture ? undefined : <PostArt slug={slug} category={category} color={blogCategoryColor(category)} bare />}
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={<span lang={lang}>{title}</span>}
        lead={<span lang={lang}>{summary}</span>}
      >
        <Byline article={article} />
        <OtherLanguages
          of={translations.map(({ slug, language, title }) => ({ language, title, href: postPath(slug) }))}
          className="post-translations"
        />
      </Hero>
      <Section>
        <div className="post-layout" data-contents={toc.length > 0 ? '' : undefined}>
          {toc.length > 0 ? <TableOfContents entries={toc} lang={lang} /> : null}
          <div className="post-body">
            {picture ? (
              <div className="post-cover">
                <PostCover
                  picture={picture}
                  category={category}
                  color={blogCategoryColor(category)}
                  slug={slug}
                  sizes="(min-width: 48rem) 44rem, 92vw"
                  isFirst
                />
              </div>
            ) : null}
            <ArticleText html={html} language={language} />
            <Tags tags={tags} keys={tagKeys} lang={lang} />
            {share ? <ShareLinks heading={share.title} title={title} url={share.url} /> : null}
          </div>
        </div>
      </Section>
    </div>
  )
}

function Byline({ article }: { article: ShownArticle }) {
  const { category, author, authorKey, publishedAt, changedAt, minutes } = article
  const day = 24 * 60 * 60_000
  return (
    <p className="cluster note post-byline">
      <Badge tone={categoryTone(category)}>{category}</Badge>
      <Link to={authorPath(authorKey)} rel="author">
        {author}
      </Link>
      <Moment at={publishedAt} zone={blogZone} only="date" />
      <span>{minutes} min read</span>
      {changedAt - publishedAt > day ? (
        <span>
          Updated <Moment at={changedAt} zone={blogZone} only="date" />
        </span>
      ) : null}
    </p>
  )
}

// The parts around an article's text.
type TableOfContentsProps = { entries: readonly { id: string; text: string; level: number }[]; lang?: string }

function TableOfContents({ entries, lang }: TableOfContentsProps) {
  return (
    <nav className="contents sticky" aria-labelledby="contents-title">
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

function Tags({ tags, keys, lang }: { tags: readonly string[]; keys: readonly string[]; lang?: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="chips post-tags" aria-label="Tags">
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

function ShareLinks({ heading, title, url }: ShareLinksProps) {
  return (
    <section className="post-share" aria-labelledby="share">
      <h2 id="share" className="size-h4">
        {heading}
      </h2>
      <ul className="cluster links">
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
