// Reads a WordPress export (WXR): posts with their categories, tags, authors' names, slugs, addresses and states.
import { DomUtils } from 'htmlparser2'
import type { Post } from '../../post.ts'
import { type Converted, htmlToMarkdown } from '../html/html-to-markdown.server.ts'
import { type Markup, parseMarkup } from '../html/parse-markup.ts'
import { addPost, categoryAndTags, countOf, cut, type Import, type Imported, slugTaker } from '../imported.ts'
import { publicStates, restrictionOf } from './access.ts'
import { type Attachment, drawShortcodes } from './shortcodes.ts'

type Child = Markup['children'][number]
type Element = Extract<Child, { attribs: object }>

const childrenOf = (parent: Element, name: string) =>
  parent.children.filter((child): child is Element => child.type === 'tag' && child.name === name)

const textOf = (parent: Element, name: string) => {
  const [child] = childrenOf(parent, name)
  return child ? DomUtils.textContent(child).trim() : ''
}

export function importWordPress(xml: string): Import {
  const document = parseMarkup(xml, { xmlMode: true, decodeEntities: true })
  const rss = document.children.find((child): child is Element => child.type === 'tag' && child.name === 'rss')
  const [channel] = rss ? childrenOf(rss, 'channel') : []
  if (!channel || !textOf(channel, 'wp:wxr_version')) {
    return { ok: false, problem: 'This is not the XML file that WordPress exports.' }
  }
  const items = childrenOf(channel, 'item')
  const site = siteOf(channel, items)
  const imported: Imported = { posts: [], notes: notesOf(items) }
  for (const item of items.filter(isKind('post'))) {
    const status = textOf(item, 'wp:status')
    if (status === 'trash' || status === 'auto-draft') continue
    const { post, told } = postOf(item, site)
    const fields = fieldsOf(item)
    const content = textOf(item, 'content:encoded')
    const restriction = restrictionOf({ status, password: textOf(item, 'wp:post_password'), fields, content })
    const comments = childrenOf(item, 'wp:comment').filter(isReaders).length
    const draft = {
      key: `WordPress ${site.address} ${textOf(item, 'wp:post_id') || textOf(item, 'guid') || post.slug}`,
      post,
      isRestricted: restriction !== null,
      oldPaths: pathsOf(item),
      told: [
        ...(restriction ? [`Stays a draft: ${restriction}`] : []),
        ...(comments > 0 ? [`Left out: ${countOf(comments, 'comment')}`] : []),
        ...told,
      ],
    }
    addPost(imported, draft, convert(content, textOf(item, 'wp:post_id'), site))
  }
  return { ok: true, imported }
}

const isKind = (kind: string) => (item: Element) => textOf(item, 'wp:post_type') === kind

/** Excludes spam and pingbacks. */
const isReaders = (comment: Element) =>
  textOf(comment, 'wp:comment_approved') === '1' && !/^(pingback|trackback)$/.test(textOf(comment, 'wp:comment_type'))

type Site = ReturnType<typeof siteOf>

function siteOf(channel: Element, items: readonly Element[]) {
  const authors = new Map(
    childrenOf(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOf(author, 'wp:author_display_name'),
    ]),
  )
  const attachments = new Map<string, Attachment>()
  const attachedTo = new Map<string, string[]>()
  for (const item of items.filter(isKind('attachment'))) {
    const id = textOf(item, 'wp:post_id')
    const alt = fieldsOf(item).get('_wp_attachment_image_alt') ?? ''
    attachments.set(id, { url: textOf(item, 'wp:attachment_url'), caption: textOf(item, 'excerpt:encoded'), alt })
    const parent = textOf(item, 'wp:post_parent')
    if (/\.(jpe?g|png|gif|webp|avif)$/i.test(textOf(item, 'wp:attachment_url'))) {
      const siblings = attachedTo.get(parent)
      if (siblings) siblings.push(id)
      else attachedTo.set(parent, [id])
    }
  }
  const address = textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link')
  return { address, authors, attachments, attachedTo, takeSlug: slugTaker() }
}

const fieldsOf = (item: Element): ReadonlyMap<string, string> =>
  new Map(childrenOf(item, 'wp:postmeta').map((meta) => [textOf(meta, 'wp:meta_key'), textOf(meta, 'wp:meta_value')]))

/** Reports the items that are not posts: each page, and the others by kind. WordPress's internal items are ignored. */
function notesOf(items: readonly Element[]): string[] {
  const notes = items.filter(isKind('page')).map((item) => `"${textOf(item, 'title')}" was left out: it is a page.`)
  const others = new Map<string, number>()
  for (const item of items) {
    const kind = textOf(item, 'wp:post_type')
    if (!ownKinds.test(kind)) others.set(kind, (others.get(kind) ?? 0) + 1)
  }
  for (const [kind, count] of others)
    notes.push(`${countOf(count, 'entry', 'entries')} of the kind "${kind}" left out.`)
  return notes
}

const ownKinds =
  /^(|post|page|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/

function postOf(item: Element, site: Site): { post: Omit<Post, 'content'>; told: string[] } {
  const title = cut(plain(textOf(item, 'title')), 200) || 'Untitled'
  const login = textOf(item, 'dc:creator')
  const names = childrenOf(item, 'category')
    .filter(({ attribs }) => attribs.domain === 'category' || attribs.domain === 'post_tag')
    .map((category) => DomUtils.textContent(category).trim())
    .filter((name) => name !== 'Uncategorized')
  const { told, ...filed } = categoryAndTags(names)
  const image = site.attachments.get(fieldsOf(item).get('_thumbnail_id') ?? '')
  return {
    told,
    post: {
      title,
      slug: site.takeSlug(decoded(textOf(item, 'wp:post_name')) || title),
      ...filed,
      excerpt: cut(plain(textOf(item, 'excerpt:encoded')), 500) || null,
      image: image?.url ? { src: image.url, alt: cut(image.alt, 300) } : null,
      author: cut(site.authors.get(login) || login, 120) || null,
      publishAt: momentOf(textOf(item, 'wp:post_date_gmt')),
      featured: textOf(item, 'wp:is_sticky') === '1',
      language: 'en',
      translationOf: null,
      status: publicStates[textOf(item, 'wp:status')] ?? 'draft',
    },
  }
}

const plain = (html: string) => DomUtils.textContent(parseMarkup(html)).replace(/\s+/g, ' ')

/** The post's public path, and its guid, which WordPress redirects. */
function pathsOf(item: Element): string[] {
  const addresses = [textOf(item, 'link'), textOf(item, 'guid')].filter((address) => URL.canParse(address))
  const paths = addresses.map((address) => new URL(address)).map(({ pathname, search }) => pathname + search)
  return [...new Set(paths)].filter((path) => path !== '/')
}

/** Drafts have "0000-00-00 00:00:00", which gives null. */
function momentOf(text: string): number | null {
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(moment) ? null : moment
}

/** WordPress percent-encodes slugs in other scripts. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function convert(content: string, id: string, site: Site): Converted | null {
  const library = { attachments: site.attachments, ofPost: site.attachedTo.get(id) ?? [] }
  const { html, lost } = drawShortcodes(withEmbeds(content), library)
  const converted = htmlToMarkdown(html, { linesCount: !content.includes('<!-- wp:') })
  const blocks = [...new Set([...content.matchAll(selfFilled)].map(([, name = '']) => name))]
  return (
    converted && {
      ...converted,
      lost: [
        ...converted.lost,
        ...named(
          'content drawn by a plugin of the old site',
          lost.map((name) => `[${name}]`),
        ),
        ...named('blocks that the old site filled in', blocks),
      ],
    }
  )
}

const named = (what: string, names: readonly string[]) => (names.length > 0 ? [`${what} (${names.join(', ')})`] : [])

/** Blocks without content of their own, except spacers and separators. */
const selfFilled =
  /<!-- wp:(?!spacer|separator|more|nextpage|image|paragraph|embed|video|audio|file|gallery|core-embed)([\w/-]+) (?:\{[^\n<]*\} )?\/-->/g

/** An address alone on its line is an embed in WordPress. */
const withEmbeds = (content: string) =>
  content.replace(
    /^[ \t]*(https?:\/\/[^\s<>"']+)[ \t]*$/gm,
    (_line, address: string) => `<p><a href="${address.replaceAll('&', '&amp;')}">${address}</a></p>`,
  )
