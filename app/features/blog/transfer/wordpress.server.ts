// A WordPress export (WXR): posts with their categories, tags, authors' names, slugs and states.
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Post } from '../post.ts'
import { htmlToMarkdown } from './html-to-markdown.server.ts'
import { addPost, categoryAndTags, cut, type Import, type Imported, takeSlug } from './imported.ts'

type Child = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Child, { attribs: object }>

const childrenOf = (parent: Element, name: string) =>
  parent.children.filter((child): child is Element => child.type === 'tag' && child.name === name)

const textOf = (parent: Element, name: string) => {
  const [child] = childrenOf(parent, name)
  return child ? DomUtils.textContent(child).trim() : ''
}

export function importWordPress(xml: string): Import {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true })
  const rss = document.children.find((child): child is Element => child.type === 'tag' && child.name === 'rss')
  const [channel] = rss ? childrenOf(rss, 'channel') : []
  if (!channel || !textOf(channel, 'wp:wxr_version')) {
    return { ok: false, problem: 'This is not the XML file that WordPress exports.' }
  }

  const authors = new Map(
    childrenOf(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOf(author, 'wp:author_display_name'),
    ]),
  )
  const items = childrenOf(channel, 'item')
  const attachments = new Map(
    items.filter(isKind('attachment')).map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]),
  )
  const imported: Imported = { posts: [], notes: [] }
  const taken = new Set<string>()
  for (const item of items.filter(isKind('page'))) {
    imported.notes.push(`"${textOf(item, 'title')}" was left out: it is a page.`)
  }
  for (const item of items.filter(isKind('post'))) {
    if (textOf(item, 'wp:status') === 'trash') continue
    if (isProtected(item)) imported.notes.push(`"${textOf(item, 'title')}" became a draft: it had a password.`)
    const content = htmlToMarkdown(withParagraphs(textOf(item, 'content:encoded')))
    addPost(imported, postOf(item, authors, attachments, taken), content)
  }
  return { ok: true, imported }
}

const isKind = (kind: string) => (item: Element) => textOf(item, 'wp:post_type') === kind

const isProtected = (item: Element) => textOf(item, 'wp:post_password') !== ''

const states: Record<string, Post['status']> = { publish: 'published', future: 'scheduled' }

function postOf(
  item: Element,
  authors: ReadonlyMap<string, string>,
  attachments: ReadonlyMap<string, string>,
  taken: Set<string>,
): Omit<Post, 'content'> {
  const title = cut(textOf(item, 'title'), 200) || 'Untitled'
  const login = textOf(item, 'dc:creator')
  const names = childrenOf(item, 'category')
    .filter(({ attribs }) => attribs.domain === 'category' || attribs.domain === 'post_tag')
    .map((category) => DomUtils.textContent(category).trim())
    .filter((name) => name !== 'Uncategorized')
  const cover = childrenOf(item, 'wp:postmeta').find((meta) => textOf(meta, 'wp:meta_key') === '_thumbnail_id')
  const image = cover ? attachments.get(textOf(cover, 'wp:meta_value')) : undefined
  return {
    title,
    slug: takeSlug(decoded(textOf(item, 'wp:post_name')) || title, taken),
    ...categoryAndTags(names),
    excerpt: cut(textOf(item, 'excerpt:encoded'), 500) || null,
    image: image ? { src: image, alt: '' } : null,
    author: cut(authors.get(login) || login, 120) || null,
    publishAt: momentOf(textOf(item, 'wp:post_date_gmt')),
    featured: textOf(item, 'wp:is_sticky') === '1',
    language: 'en',
    translationOf: null,
    status: isProtected(item) ? 'draft' : (states[textOf(item, 'wp:status')] ?? 'draft'),
  }
}

/** A draft has "0000-00-00 00:00:00". */
function momentOf(text: string): number | null {
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(moment) ? null : moment
}

/** WordPress writes slugs of other scripts in percent signs. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** Its classic editor leaves paragraphs as empty lines; the block editor's comments mark texts that have their own. */
function withParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html
  return html
    .split(/\n\s*\n/)
    .map((part) =>
      /^\s*<(p|h[1-6]|ul|ol|blockquote|pre|table|figure|div|hr)\b/i.test(part)
        ? part
        : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')
}
