// The findings beside the post form, each with what to do about it. They never prevent saving.

import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { type FoundImage, heaviestLoad } from '#app/ui/picture-files.ts'
import type { RenderedMarkdown } from './markdown/render-markdown.server.ts'
import type { ImageSource } from './markdown/render-state.ts'

export type Finding = { field: 'title' | 'excerpt' | 'content' | 'image'; message: string }

export type CheckedPost = {
  title: string
  excerpt: string | null
  image: { src: string; alt: string; found: FoundImage | null } | null
  rendered: RenderedMarkdown
  appUrl: string
  /** Tells whether the site has a page at this path and query. */
  isLive: (path: string) => boolean
}

const heavy = 300_000
const longTitle = 70
const [shortExcerpt, longExcerpt] = [50, 200]

export function checkPost(post: CheckedPost, say: Say): Finding[] {
  const content = [
    ...checkHeadings(post.rendered, say),
    ...post.rendered.images.flatMap((image) => checkImage(image, 'text', say)),
    ...checkLinks(post, say),
  ]
  return [
    ...checkTitle(post, say),
    ...checkExcerpt(post, say),
    ...checkCover(post, say),
    ...[...new Set(content)].map((message) => ({ field: 'content', message }) as const),
  ]
}

const lengthOf = (text: string) => [...text].length

function checkTitle({ title }: CheckedPost, say: Say): Finding[] {
  const length = lengthOf(title)
  if (length <= longTitle) return []
  return [
    {
      field: 'title',
      message: say('The title has {length} characters. Search engines cut it off after about {most}.', {
        length,
        most: longTitle,
      }),
    },
  ]
}

function checkExcerpt({ excerpt }: CheckedPost, say: Say): Finding[] {
  const find = (message: string): Finding[] => [{ field: 'excerpt', message }]
  if (!excerpt) return find(say('There is no excerpt. Lists and feeds will show the beginning of the text.'))
  const length = lengthOf(excerpt)
  if (length < shortExcerpt)
    return find(say('The excerpt has {length} characters. One or two sentences would be better.', { length }))
  if (length > longExcerpt)
    return find(
      say('The excerpt has {length} characters. Search engines show about {most}.', { length, most: longExcerpt }),
    )
  return []
}

function checkCover({ image }: CheckedPost, say: Say): Finding[] {
  if (!image) return []
  const kind = image.src.startsWith('/media/') ? 'own' : 'external'
  return checkImage({ ...image, kind }, 'cover', say).map((message) => ({ field: 'image', message }))
}

/** A picture in the text may be decorative. */
const undescribed = {
  cover: 'The image {src} has no alternative text. Describe what it shows.',
  text: 'The image {src} has no alternative text. Describe what it shows, unless it is decorative.',
} as const satisfies Record<string, Phrase>

function checkImage({ src, alt, kind, found }: ImageSource, where: 'cover' | 'text', say: Say): string[] {
  const findings: string[] = []
  if (!alt.trim()) findings.push(say(undescribed[where], { src }))
  if (kind === 'refused') {
    findings.push(
      say(
        'The image {src} is not shown. Choose one from the media library, or one whose address begins with https://.',
        { src },
      ),
    )
  } else if (kind === 'external') {
    findings.push(
      say('The image {src} is on another site, so readers see only a link to it. Upload it instead.', { src }),
    )
  } else if (!found) {
    findings.push(say('The image {src} is not in the media library.', { src }))
  } else if (heaviestLoad(found) > heavy) {
    const weight = Math.round(heaviestLoad(found) / 1000)
    findings.push(
      say('The image {src} is up to {weight} kB. Crop it, or choose one with less detail.', { src, weight }),
    )
  }
  return findings
}

function checkHeadings({ headings }: RenderedMarkdown, say: Say): string[] {
  // The post's title is the first level.
  let above = 1
  return headings.flatMap(({ text, written }) => {
    const before = above
    above = written
    if (!text.trim()) return [say('A heading is empty.')]
    if (written === 1)
      return [say('The heading "{text}" has the first level, which belongs to the title. Start with ##.', { text })]
    if (written <= before + 1) return []
    return [
      say('The heading "{text}" has level {written}, but comes after level {before}. Use {mark}.', {
        text,
        written,
        before,
        mark: '#'.repeat(before + 1),
      }),
    ]
  })
}

function checkLinks({ rendered, appUrl, isLive }: CheckedPost, say: Say): string[] {
  const anchors = new Set([...rendered.html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]))
  return rendered.links.flatMap((link) => {
    if (!link) return [say('A link leads nowhere: its address is empty.')]
    if (link.startsWith('#')) {
      return anchors.has(decode(link.slice(1)))
        ? []
        : [say('The link to {link} does not match a heading of this post.', { link })]
    }
    if (/^(mailto|tel):/i.test(link)) return []
    if (!URL.canParse(link, appUrl)) return [say('The link to {link} is not a valid address.', { link })]
    if (!/^(\/|https?:)/i.test(link)) return [say('The link to {link} must begin with / or https://.', { link })]
    const { origin, pathname, search } = new URL(link, appUrl)
    if (origin !== new URL(appUrl).origin || isLive(pathname + search)) return []
    return [say('The link to {link} leads to a page that does not exist.', { link })]
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
