// The data of an article's page.
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { renderArticle } from '#app/features/blog/article.server.ts'
import { categoryOf } from '#app/features/blog/store/list-posts.server.ts'
import { type Translation, tagsOfPost } from '#app/features/blog/store/published.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { pictureOf } from '#app/ui/picture-files.ts'
import type { PostRow } from '#db/tables/blog.ts'

export type ShownArticle = Awaited<ReturnType<typeof showArticle>>

/** Shorter articles need no table of contents. */
const longArticle = { headings: 3, words: 500 }

export async function showArticle(post: PostRow, translations: readonly Translation[]) {
  const { look } = await currentBrand(db)
  const findImage = await imageLookup(db, addressesIn(`${post.content}\n${post.image_src ?? ''}`))
  const tags = await tagsOfPost(db, post.id)
  const { html, toc, words, readingMinutes } = await renderArticle(post, findImage, env.APP_URL)
  const cover = post.image_src === null ? null : findImage(post.image_src)
  const picture = cover && pictureOf(cover)
  const isLong = toc.length >= longArticle.headings && words >= longArticle.words
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    summary: post.summary,
    excerpt: post.summary,
    category: categoryOf(post.category),
    author: authorName(post.author, look),
    authorKey: post.author_key,
    language: post.language,
    html,
    words,
    minutes: readingMinutes,
    tags: tags.map(({ tag }) => tag),
    tagKeys: tags.map((tag) => tag.tag_key),
    toc: isLong ? toc : [],
    publishedAt: post.live_from ?? post.publish_at ?? post.changed_at,
    changedAt: post.changed_at,
    picture: picture && { ...picture, alt: post.image_alt ?? '' },
    translations: translations.map(({ slug, language, title }) => ({ slug, language, title })),
    translationOf: translations.find(({ id }) => id === post.original_id)?.slug ?? null,
  }
}
