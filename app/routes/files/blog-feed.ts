// The blog's feeds: all posts, or those of one category or language.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { renderArticle } from '#app/features/blog/article.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { type Feed, type FeedPicture, type FeedPost, lastChange } from '#app/features/blog/feeds/feed.ts'
import { postPath } from '#app/features/blog/post.ts'
import { feedPosts } from '#app/features/blog/store/collections.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { blogPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { languageOfRequest, sayIn } from '#app/languages/phrases.server.ts'
import { feedPath, findCategory, languageFeedPath } from '#app/routes/public/blog/blog-paths.ts'
import { type FoundImage, pictureOf } from '#app/ui/picture-files.ts'
import type { Language } from '#db/tables/records.ts'
import { answerFeed, drawnPicture } from './feed-answer.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = params.category === undefined ? null : findCategory(params.category)
  if (params.category !== undefined && !category) throw new Response(null, { status: 404 })
  const language = languageOfRequest(request)
  const path = language === 'en' ? feedPath(category) : languageFeedPath(language)
  return answerFeed(request, await readFeed({ category, language }, path, Date.now()))
}

function coverOf(found: FoundImage): FeedPicture | null {
  const { src = '', width = 0, height = 0 } = pictureOf(found) ?? {}
  const type = found.files.find((file) => file.src === src)?.type
  return type ? { src, width, height, type } : null
}

type Asked = { category: string | null; language: Language }

async function readFeed({ category, language }: Asked, path: string, now: number): Promise<Feed> {
  const [posts, { look }, page] = await Promise.all([
    feedPosts(db, language === 'en' ? { category } : { language }, now),
    currentBrand(db),
    readPage(db, blogPageTexts, now),
  ])
  const findImage = await imageLookup(
    db,
    posts.flatMap(({ row }) => addressesIn(`${row.content}\n${row.image_src ?? ''}`)),
  )
  const draw = async ({ row, tags }: (typeof posts)[number]): Promise<FeedPost> => {
    const cover = row.image_src ? findImage(row.image_src) : null
    const publishedAt = row.live_from ?? row.changed_at
    return {
      id: row.id,
      title: row.title,
      path: postPath(row.slug),
      excerpt: row.summary,
      author: authorName(row.author, look),
      category: row.category,
      tags,
      language: row.language,
      publishedAt,
      html: (await renderArticle(row, findImage, env.APP_URL)).html,
      changedAt: Math.max(row.changed_at, publishedAt),
      picture: (cover && coverOf(cover)) ?? drawnPicture(postPath(row.slug), row.title, look),
    }
  }
  const items = await Promise.all(posts.map(draw))
  const say = sayIn(language)
  return {
    appUrl: env.APP_URL,
    title: category ? `${look.name} – ${blogTitle}: ${category}` : `${look.name} – ${say(blogTitle)}`,
    description: language === 'en' ? page.metaDescription : say('The articles of our blog in this language.'),
    language,
    pagePath: category ? `/blog?category=${category}` : '/blog',
    feedPath: path,
    changedAt: lastChange(items),
    posts: items,
  }
}
