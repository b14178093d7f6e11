// The second line of defence: only these elements and attributes are ever sent, whatever the parser lets through.
import { createRequire } from 'node:module'

const everywhere = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'em',
  'strong',
  's',
]

/** Loaded with the first text, which makes the start faster. */
const loadSanitizer = () => createRequire(import.meta.url)('sanitize-html') as typeof import('sanitize-html')

export const sanitize = (html: string): string =>
  loadSanitizer()(html, {
    allowedTags: [
      ...everywhere,
      'a',
      'pre',
      'code',
      'span',
      'sup',
      'section',
      'div',
      'figure',
      'figcaption',
      'picture',
      'source',
      'img',
      'input',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'id', 'aria-label'],
      img: ['src', 'alt', 'title', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
      source: ['type', 'srcset', 'sizes'],
      input: ['type', 'disabled', 'checked', 'aria-label'],
      section: ['aria-label'],
      div: ['tabindex'],
      pre: ['tabindex'],
      ol: ['start'],
      li: ['id'],
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
      th: [{ name: 'data-align', values: ['left', 'center', 'right'] }],
      td: [{ name: 'data-align', values: ['left', 'center', 'right'] }],
    },
    allowedClasses: {
      code: ['language-*'],
      span: ['hljs-*', 'language-*', '*_'],
      li: ['task'],
      section: ['footnotes'],
      a: ['footnote-back'],
      div: ['table-scroll'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], source: ['https'] },
    allowProtocolRelative: true,
    selfClosing: ['img', 'br', 'hr', 'input', 'source'],
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
    nestingLimit: 250,
  })
