// The findings beside the post form, each with what to do about it. They never prevent saving.

import { type FoundImage, heaviestLoad } from './markdown/picture.ts'
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

export function checkPost(post: CheckedPost): Finding[] {
  const content = [...checkHeadings(post.rendered), ...post.rendered.images.flatMap(checkImage), ...checkLinks(post)]
  return [
    ...checkTitle(post),
    ...checkExcerpt(post),
    ...checkCover(post),
    ...[...new Set(content)].map((message) => ({ field: 'content', message }) as const),
  ]
}

const lengthOf = (text: string) => [...text].length

function checkTitle({ title }: CheckedPost): Finding[] {
  const length = lengthOf(title)
  if (length <= longTitle) return []
  return [
    {
      field: 'title',
      message: `The title has ${length} characters. Search engines cut it off after about ${longTitle}.`,
    },
  ]
}

function checkExcerpt({ excerpt }: CheckedPost): Finding[] {
  const find = (message: string): Finding[] => [{ field: 'excerpt', message }]
  if (!excerpt) return find('There is no excerpt. Lists and feeds will show the beginning of the text.')
  const length = lengthOf(excerpt)
  if (length < shortExcerpt) return find(`The excerpt has ${length} characters. One or two sentences would be better.`)
  if (length > longExcerpt)
    return find(`The excerpt has ${length} characters. Search engines show about ${longExcerpt}.`)
  return []
}

function checkCover({ image }: CheckedPost): Finding[] {
  if (!image) return []
  const kind = image.src.startsWith('/media/') ? 'own' : 'external'
  return checkImage({ ...image, kind }).map((message) => ({ field: 'image', message }))
}

function checkImage({ src, alt, kind, found }: ImageSource): string[] {
  const findings: string[] = []
  if (!alt.trim()) findings.push(`The image ${src} has no alternative text. Describe what it shows.`)
  if (kind === 'refused') {
    findings.push(
      `The image ${src} is not shown. Choose one from the media library, or one whose address begins with https://.`,
    )
  } else if (kind === 'external') {
    findings.push(`The image ${src} is on another site, so readers see only a link to it. Upload it instead.`)
  } else if (!found) {
    findings.push(`The image ${src} is not in the media library.`)
  } else if (heaviestLoad(found) > heavy) {
    const weight = Math.round(heaviestLoad(found) / 1000)
    findings.push(`The image ${src} is up to ${weight} kB. Crop it, or choose one with less detail.`)
  }
  return findings
}

function checkHeadings({ headings }: RenderedMarkdown): string[] {
  // The post's title is the first level.
  let above = 1
  return headings.flatMap(({ text, written }) => {
    const before = above
    above = written
    if (!text.trim()) return ['A heading is empty.']
    if (written === 1) return [`The heading "${text}" has the first level, which belongs to the title. Start with ##.`]
    if (written <= before + 1) return []
    return [
      `The heading "${text}" has level ${written}, but comes after level ${before}. Use ${'#'.repeat(before + 1)}.`,
    ]
  })
}

function checkLinks({ rendered, appUrl, isLive }: CheckedPost): string[] {
  const anchors = new Set([...rendered.html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]))
  return rendered.links.flatMap((link) => {
    if (!link) return ['A link leads nowhere: its address is empty.']
    if (link.startsWith('#')) {
      return anchors.has(decode(link.slice(1))) ? [] : [`The link to ${link} does not match a heading of this post.`]
    }
    if (/^(mailto|tel):/i.test(link)) return []
    if (!URL.canParse(link, appUrl)) return [`The link to ${link} is not a valid address.`]
    if (!/^(\/|https?:)/i.test(link)) return [`The link to ${link} must begin with / or https://.`]
    const { origin, pathname, search } = new URL(link, appUrl)
    if (origin !== new URL(appUrl).origin || isLive(pathname + search)) return []
    return [`The link to ${link} leads to a page that does not exist.`]
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
