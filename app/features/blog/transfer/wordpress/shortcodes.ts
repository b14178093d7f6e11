// Converts WordPress's shortcodes to the HTML that readers saw; unknown ones are removed and reported.
import { escapeHtml } from '../escape-html.ts'

export type Attachment = { url: string; caption: string; alt: string }

type Library = {
  /** Attachments by id. */
  attachments: ReadonlyMap<string, Attachment>
  /** The ids of the post's own attachments, in order. */
  ofPost: readonly string[]
}

type Attributes = { get: (name: string) => string; first: string }
type Draw = (attributes: Attributes, inside: string, library: Library) => string

const link = (address: string, words = address) =>
  address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>` : ''

const player: Draw = ({ get, first }, inside) => {
  const address = ['src', 'mp3', 'mp4', 'm4a', 'ogg', 'wav', 'webm', 'm4v', 'ogv', 'flv', 'wma', 'wmv']
    .map(get)
    .find(Boolean)
  return link(address ?? (first || inside.trim()), (address ?? first).split('/').at(-1) || undefined)
}

const embed: Draw = ({ get, first }, inside) => link(inside.trim() || get('src') || get('url') || first)

const gallery: Draw = ({ get }, _inside, { attachments, ofPost }) => {
  const chosen = (get('ids') || get('include'))
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  const left = get('exclude')
    .split(',')
    .map((id) => id.trim())
  return (chosen.length > 0 ? chosen : ofPost)
    .filter((id) => !left.includes(id))
    .flatMap((id) => attachments.get(id) ?? [])
    .map(
      ({ url, alt, caption }) =>
        `\n\n<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`,
    )
    .join('')
}

/** The picture, perhaps in a link, followed by the caption. */
const caption: Draw = ({ get }, inside) => {
  const [picture = ''] = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inside) ?? []
  const words = get('caption') || inside.replace(picture, '').trim()
  return `\n\n<figure>${picture || inside}<figcaption>${words}</figcaption></figure>\n\n`
}

const nothing: Draw = () => ''

/** The supported shortcodes. All others are reported. */
const drawn: Record<string, Draw> = {
  audio: player,
  caption,
  code: (_attributes, inside) => `<pre><code>${escapeHtml(inside)}</code></pre>`,
  embed,
  gallery,
  googlevideo: embed,
  soundcloud: embed,
  video: player,
  vimeo: embed,
  wp_caption: caption,
  youtube: embed,
  wpvideo: nothing,
}
/** Shortcodes for content that cannot be imported. */
const lost = new Set(['wpvideo'])

/** Common plugins' shortcodes that only lay out their content. */
const layout =
  /^(vc_|et_pb_|fusion_|av_|su_|col|column|row|one_|two_|three_|button|quote|dropcap|highlight|box|tabs?|accordion|toggle|spoiler)/

const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\](\]?)/gi

/** @returns the text without shortcodes, and the names of the unsupported ones */
export function drawShortcodes(text: string, library: Library): { html: string; lost: string[] } {
  const missing = new Set<string>()
  const removed = new Set<string>()
  const closing = closingsIn(text)
  let html = ''
  let at = 0
  for (let found = tagFrom(text, at); found; found = tagFrom(text, tag.lastIndex)) {
    const [whole, escaped, slash, name = '', typed = '', escapedEnd] = found
    const key = name.toLowerCase()
    const begin = found.index + (escaped ? 1 : 0)
    let after = found.index + whole.length - (escapedEnd ? 1 : 0)
    const put = (drawn: string) => {
      html += text.slice(at, begin) + drawn
      at = after
      tag.lastIndex = after
    }
    // "[[gallery]]" shows "[gallery]".
    if (escaped && escapedEnd) {
      html += text.slice(at, found.index) + whole.slice(1, -1)
      at = found.index + whole.length
    } else if (slash) {
      if (removed.has(key)) put('')
    } else if (Object.hasOwn(drawn, key)) {
      const end = typed.endsWith('/') ? -1 : closingAt(key, after, closing)
      const inside = end < 0 ? '' : text.slice(after, end)
      if (end >= 0) after = end + key.length + 3
      if (lost.has(key)) missing.add(name)
      put(drawn[key]?.(readAttributes(typed.replace(/\/$/, '')), inside, library) ?? '')
    } else if (closing.has(key) || typed.includes('=')) {
      // The shortcode's marks are removed and the text between them kept.
      removed.add(key)
      if (!layout.test(key)) missing.add(name)
      put('')
    }
  }
  return { html: html + text.slice(at), lost: [...missing] }
}

function tagFrom(text: string, from: number): RegExpExecArray | null {
  tag.lastIndex = from
  return tag.exec(text)
}

/** The positions of each name's closing tags, in order. */
function closingsIn(text: string): Map<string, number[]> {
  const closings = new Map<string, number[]>()
  for (const { 1: name = '', index } of text.matchAll(/\[\/([a-z][\w-]*)\]/gi)) {
    const positions = closings.get(name.toLowerCase())
    if (positions) positions.push(index)
    else closings.set(name.toLowerCase(), [index])
  }
  return closings
}

/** The text is read from start to end, so earlier positions are never needed again. */
function closingAt(name: string, from: number, closings: ReadonlyMap<string, number[]>): number {
  const places = closings.get(name) ?? []
  while (places[0] !== undefined && places[0] < from) places.shift()
  return places[0] ?? -1
}

function readAttributes(typed: string): Attributes {
  const tokens = typed.match(/"[^"]*"|'[^']*'|=|[^\s"'=]+/g) ?? []
  const bare = (token = '') => (/^["']/.test(token) ? token.slice(1, -1) : token)
  const values = new Map<string, string>()
  const rest: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at + 1] === '=' && tokens[at + 2] !== undefined) {
      values.set(bare(tokens[at]).toLowerCase(), bare(tokens[at + 2]))
      at += 2
    } else rest.push(bare(tokens[at]))
  }
  return { get: (name) => values.get(name) ?? '', first: rest[0] ?? '' }
}
