// Ghost's present format of a text (Lexical) as HTML, for posts whose export holds no HTML.
import { z } from 'zod'
import { escapeHtml } from './escape-html.ts'

type Node = { type: string; children?: Node[]; [field: string]: unknown }

const node: z.ZodType<Node> = z.lazy(() => z.looseObject({ type: z.string(), children: z.array(node).optional() }))
const documentSchema = z.object({ root: node })

const deepest = 100

/** Null when it is none. */
export function lexicalToHtml(source: string): string | null {
  try {
    return draw(documentSchema.parse(JSON.parse(source)).root, 0)
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const attribute = (name: string, value: unknown) => (text(value) ? ` ${name}="${escapeHtml(text(value))}"` : '')

/** Bits of a text's format, as Lexical counts them. */
const formats: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
]

function draw(item: Node, depth: number): string {
  if (depth > deepest) return ''
  const inside = (item.children ?? []).map((child) => draw(child, depth + 1)).join('')
  switch (item.type.replace(/^extended-/, '')) {
    case 'text':
      return formats.reduce(
        (html, [bit, tag]) => (Number(item.format) & bit ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(text(item.text)),
      )
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return `<p>${inside}</p>`
    case 'heading':
      return /^h[1-6]$/.test(text(item.tag)) ? `<${item.tag}>${inside}</${item.tag}>` : `<p>${inside}</p>`
    case 'quote':
    case 'aside':
      return `<blockquote>${inside}</blockquote>`
    case 'list':
      return item.listType === 'number' ? `<ol>${inside}</ol>` : `<ul>${inside}</ul>`
    case 'listitem':
      return `<li>${inside}</li>`
    case 'link':
    case 'autolink':
      return `<a${attribute('href', item.url)}>${inside}</a>`
    default:
      return drawCard(item) ?? inside
  }
}

function drawCard(item: Node): string | null {
  const link = (address: unknown, words: string) => `<p><a${attribute('href', address)}>${escapeHtml(words)}</a></p>`
  switch (item.type) {
    case 'horizontalrule':
      return '<hr>'
    case 'image':
      return `<figure><img${attribute('src', item.src)}${attribute('alt', item.alt)}><figcaption>${text(item.caption)}</figcaption></figure>`
    case 'codeblock':
      return `<pre><code${attribute('class', item.language ? `language-${text(item.language)}` : '')}>${escapeHtml(text(item.code))}</code></pre>`
    case 'html':
    case 'embed':
      return text(item.html)
    case 'markdown':
      return `<p>${escapeHtml(text(item.markdown)).replaceAll('\n', '<br>')}</p>`
    case 'callout':
      return `<blockquote>${text(item.calloutText)}</blockquote>`
    case 'toggle':
      return `<h3>${text(item.heading)}</h3>${text(item.content)}`
    case 'button':
      return link(item.buttonUrl, text(item.buttonText))
    case 'bookmark': {
      const about = z.object({ title: z.string() }).safeParse(item.metadata)
      return link(item.url, about.data?.title || text(item.url))
    }
    default:
      return null
  }
}
