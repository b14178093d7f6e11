// Draws the post form's text and runs its checks with the necessary data about the site.
import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { checkPost, type Finding } from '#app/features/blog/checks.ts'
import { drawMarkdown } from '#app/features/blog/markdown/draw-markdown.server.ts'
import type { RenderedMarkdown } from '#app/features/blog/markdown/render-markdown.server.ts'
import type { Post } from '#app/features/blog/post.ts'
import type { previewSchema } from '#app/features/blog/schema.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { liveLinks } from './live-links.server.ts'

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
