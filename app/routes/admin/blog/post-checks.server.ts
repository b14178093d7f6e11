// Draws the post form's text and runs its checks with the necessary data about the site.
import type { z } from 'zod'
import { redirects } from '#app/content/redirects.ts'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { checkPost, type Finding } from '#app/features/blog/checks.ts'
import { drawMarkdown } from '#app/features/blog/markdown/draw-markdown.server.ts'
import type { RenderedMarkdown } from '#app/features/blog/markdown/render-markdown.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import type { previewSchema } from '#app/features/blog/schema.ts'
import { livePosts } from '#app/features/blog/store/published.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { issueAddresses } from '#app/features/newsletter/archive.server.ts'
import { englishPath, isTranslated } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { readPublicPages } from '#app/routes/public-pages.server.ts'

type FindImage = Awaited<ReturnType<typeof imageLookup>>
type CheckedText = Pick<Post, 'title' | 'excerpt' | 'content' | 'image' | 'language'>

/** The text as the site will show it, with its length and findings. */
export async function drawForStaff(post: CheckedText, say: Say) {
  const findImage = await imageLookup(db, addressesIn(`${post.content}\n${post.image?.src ?? ''}`))
  const rendered = await drawMarkdown(post.content, { appUrl: env.APP_URL, language: post.language, findImage })
  const { html, words, readingMinutes } = rendered
  return { html, words, minutes: readingMinutes, findings: await findingsOf(post, { rendered, findImage, say }) }
}

/** The same for the form's fields as typed. */
export async function drawTyped({ image, imageAlt, ...typed }: z.output<typeof previewSchema>, say: Say) {
  const { title, language } = typed
  const cover = image ? { src: image, alt: imageAlt ?? '' } : null
  return { title, language, cover, ...(await drawForStaff({ ...typed, image: cover }, say)) }
}

export type Drawn = Awaited<ReturnType<typeof drawTyped>>

type Drawing = { rendered: RenderedMarkdown; findImage: FindImage; say: Say }

async function findingsOf(post: CheckedText, { rendered, findImage, say }: Drawing): Promise<Finding[]> {
  const image = post.image && { ...post.image, found: findImage(post.image.src) }
  const checked = {
    title: post.title,
    excerpt: post.excerpt,
    image,
    rendered,
    appUrl: env.APP_URL,
    isLive: await liveLinks(rendered.links, Date.now()),
  }
  return checkPost(checked, say)
}

// The pages of this site that a text may link to.

/** Pages that exist but are missing from the list of public pages. */
const otherPages = [
  '/login',
  '/status',
  '/search',
  '/quick-inquiry',
  '/careers/discount',
  '/blog/archive',
  '/newsletter/unsubscribe',
]
const folders = /^\/(media|brand|moved|blog\/(tag|author|archive|feed)|newsletter\/issues\/feed)\//
const postPattern = /^\/blog\/([^/]+)$/
const issuePattern = /^(?:\/\w\w)?\/newsletter\/issues\/(\d{1,9})$/

type IsLive = (path: string) => boolean

/** Looks up all links of a text at once. @returns tells whether the site has a page at the path, with or without a query */
export async function liveLinks(links: readonly string[], now: number): Promise<IsLive> {
  const paths = links.map((link) => (URL.canParse(link, env.APP_URL) ? new URL(link, env.APP_URL).pathname : ''))
  const named = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
  const [posts, issues, known] = await Promise.all([
    livePosts(db, named(postPattern).map(decoded), now),
    issueAddresses(db, named(issuePattern).map(Number)),
    readPublicPages(db, now),
  ])
  const pages = new Set([...known.map(({ path }) => path), ...otherPages, ...Object.keys(redirects)])
  return (path) => {
    const [bare = ''] = path.split('?')
    if (folders.test(bare) || pages.has(bare)) return true
    if (isTranslated(englishPath(bare)) && pages.has(englishPath(bare))) return true
    const slug = postPattern.exec(bare)?.[1]
    return issues.has(bare) || (slug !== undefined && posts.has(decoded(slug)))
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
