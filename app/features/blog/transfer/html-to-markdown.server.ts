// The HTML of other systems as Markdown.
import { gfm } from '@joplin/turndown-plugin-gfm'
import sanitizeHtml from 'sanitize-html'
import TurndownService from 'turndown'

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
turndown.use(gfm)

turndown.addRule('figure', {
  filter: (node) => node.nodeName === 'FIGURE' && node.querySelector('img') !== null,
  replacement: (_content, node) => {
    if (!('querySelectorAll' in node)) return ''
    const caption = oneLine(node.querySelector('figcaption')?.textContent ?? '').replaceAll('"', '”')
    const images = Array.from(node.querySelectorAll('img')).map((image) => {
      const title = caption ? ` "${caption}"` : ''
      return `![${textOf(image.getAttribute('alt'))}](${addressOf(image.getAttribute('src'))}${title})`
    })
    return `\n\n${images.join('\n\n')}\n\n`
  },
})

turndown.addRule('embed', {
  filter: (node) => node.nodeName === 'IFRAME',
  replacement: (_content, node) => {
    const address = 'getAttribute' in node ? addressOf(node.getAttribute('src')) : ''
    return address ? `\n\n<${address}>\n\n` : ''
  },
})

/** Null when it nests too deeply or is otherwise not to be read. */
export function htmlToMarkdown(html: string): string | null {
  try {
    return turndown.turndown(withoutActive(html)).trim()
  } catch {
    return null
  }
}

/** Scripts, styles and forms have no words to keep; and no page nests deeper. */
const withoutActive = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins', 'iframe', 'input'],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title'],
      iframe: ['src'],
      input: ['type', 'checked'],
      ol: ['start'],
      th: ['align'],
      td: ['align'],
      '*': ['class'],
    },
    nestingLimit: 100,
  })

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (text: string | null) => oneLine(text ?? '').replace(/[[\]\\]/g, '\\$&')

/** Between brackets when it holds what would end it. */
function addressOf(address: string | null): string {
  const clean = (address ?? '').trim().replace(/[\s<>]/g, encodeURIComponent)
  return /[()]/.test(clean) ? `<${clean}>` : clean
}
