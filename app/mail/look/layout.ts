// Lays out a mail as plain text and HTML, from one list of parts, in the company's branding.

import { offices } from '#app/content/company/offices.ts'
import { colons } from '#app/languages/colons.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { officeCopy } from '#app/mail/office-words.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { Language } from '#db/tables/records.ts'
import { escapeHtml } from './escape-html.ts'
import { type Greeted, greetingLines } from './greeting.ts'
import { companyName, type MailLook } from './mail-look.ts'
import { markPicture } from './mark-picture.ts'

export type Part =
  | string
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { quote: string }
  /** A path of this site becomes an absolute URL. */
  | { link: { label: string; href: string } }

export type Letter = {
  heading: string
  parts: readonly Part[]
  language?: Language
  /** Without it, there is no greeting above the parts. */
  greets?: Greeted
}

export function layOut(letter: Letter, look: MailLook): { text: string; html: string } {
  const { language = 'en' } = letter
  const heading = named(letter.heading, look)
  const parts = [
    ...greetingLines(language, letter.greets),
    ...letter.parts.map((part) => namedPart(part, look, language)),
  ]
  const styles = stylesFor(look)
  const signature = signatureOf(look, language)
  const text = [
    `${wrap(heading)}\n${'='.repeat(Math.min(columnsOf(heading), 72))}`,
    ...parts.map((part) => partAsText(part, colons[language])),
    `-- \n${signature.join('\n')}`,
  ]
  const html = [
    ...documentHead(language, heading, darkStyles()),
    `<body class="page" style="${styles.page}">`,
    `<div class="sheet" style="${language === 'ko' ? styles.korean : ''}${styles.sheet}">`,
    `<table role="presentation" style="${styles.head}"><tr><td>${markPicture(look)}</td><td class="name" aria-hidden="true" style="${styles.name}">${escapeHtml(look.name)}</td></tr></table>`,
    `<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...parts.map((part) => partAsHtml(part, styles)),
    `<p class="signature" style="${styles.signature}">${signature.map(escapeHtml).join('<br>')}</p>`,
    '</div>',
    '</body>',
    '</html>',
  ]
  return { text: `${text.join('\n\n')}\n`, html: `${html.join('\n')}\n` }
}

/** Inserts the company's name into our own words only, never into visitors' words. Links lead to pages in the language. */
function namedPart(part: Part, look: MailLook, language: Language): Part {
  if (typeof part === 'string') return named(part, look)
  if ('link' in part) return { link: { href: hrefIn(language, part.link.href), label: named(part.link.label, look) } }
  return part
}

// The frame that letters and issues of the newsletter share: the head of the document, the company's name and signature.

/** @param styles the style sheet of dark mode */
export const documentHead = (language: Language, title: string, styles: string): string[] => [
  '<!doctype html>',
  `<html lang="${language}">`,
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  `<style>${styles}</style>`,
  `<title>${escapeHtml(title)}</title>`,
  '</head>',
]

export const signatureOf = ({ name, slogan, contacts }: MailLook, language: Language) =>
  [name, slogan, offices.map(officeCopy[language].place).join(' · '), ...contacts].filter(Boolean)

/** Inserts the company's name into words of our own. */
const named = (words: string, { name }: Pick<MailLook, 'name'>) => words.replaceAll(companyName, name)

function partAsText(part: Part, colon: string): string {
  if (typeof part === 'string') return wrap(part)
  if ('quote' in part) return wrap(part.quote, '> ')
  if ('link' in part) return `${part.link.label}${colon}\n${siteUrl(part.link.href)}`
  return part.facts.map(([label, value]) => wrap(`${label}${colon} ${value}`, '', '  ')).join('\n')
}

const width = 72

/** The width of a text in monospaced columns: Korean, Chinese and Japanese characters take two. */
export const columnsOf = (text: string) =>
  [...text.replace(/[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/gu, '  ')].length

/** Breaks lines at spaces to fit 72 columns; a longer word, such as a link, is not broken. */
export function wrap(text: string, prefix = '', hangingIndent = ''): string {
  const wrapped = text
    .split('\n')
    .flatMap((line, at) => wrapLine(line, at > 0 ? hangingIndent : '', prefix, hangingIndent))
  return wrapped.map((line) => `${prefix}${line}`.trimEnd()).join('\n')
}

function wrapLine(line: string, firstIndent: string, prefix: string, indent: string): string[] {
  const lines: string[] = []
  let current = firstIndent
  let columns = columnsOf(firstIndent)
  let empty = true
  for (const word of line.split(/[ \t]+/)) {
    const wordColumns = columnsOf(word)
    if (!empty && prefix.length + columns + 1 + wordColumns > width) {
      lines.push(current)
      current = indent
      columns = columnsOf(indent)
      empty = true
    }
    current += empty ? word : ` ${word}`
    columns += empty ? wordColumns : 1 + wordColumns
    empty = false
  }
  return [...lines, current]
}

function partAsHtml(part: Part, styles: ReturnType<typeof stylesFor>): string {
  if (typeof part === 'string') return `<p style="${styles.paragraph}">${lines(part)}</p>`
  // The language and direction of a visitor's text are unknown.
  if ('quote' in part)
    return `<blockquote class="quote" lang="" dir="auto" style="${styles.quote}">${lines(part.quote)}</blockquote>`
  if ('link' in part) {
    const { href, label } = part.link
    return `<p style="${styles.paragraph}"><a class="button" href="${escapeHtml(siteUrl(href))}" style="${styles.button}">${escapeHtml(label)}</a></p>`
  }
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${lines(value)}</td></tr>`,
  )
  return `<table style="${styles.table}">\n${rows.join('\n')}\n</table>`
}

// The colours and styles that letters and issues of the newsletter share.

/** The colours of every mail, whatever the brand: light grounds and lines. */
export const grounds = { page: '#f3f5f8', sheet: '#ffffff', line: '#d8dee6', quote: '#b3bfcd' }

const fonts = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5'

export const stylesFor = ({ primary, onPrimary, ink, soft }: MailLook) => ({
  page: `margin:0;padding:24px 12px;background:${grounds.page};color:${ink};${fonts}`,
  sheet: `max-width:600px;margin:0 auto;padding:24px;background:${grounds.sheet};border:1px solid ${grounds.line};border-radius:8px`,
  // Korean lines break between words, as in print.
  korean: 'word-break:keep-all;',
  head: 'margin:0 0 24px;border-collapse:collapse',
  name: `padding:0 0 0 12px;font-weight:bold;color:${ink}`,
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  table: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:bold',
  value: 'min-width:9em;padding:4px 0;vertical-align:top;overflow-wrap:anywhere',
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${grounds.quote};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:10px 18px;background:${primary};color:${onPrimary};border-radius:6px;text-decoration:none`,
  signature: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${grounds.line};color:${soft};font-size:14px`,
})

const darkColours = {
  page: 'background:#0b1220;color:#e7ecf3',
  sheet: 'background:#121c2e;border-color:#2b3a52',
  name: 'color:#e7ecf3',
  quote: 'border-color:#4a5b77',
  button: 'outline:1px solid #4a5b77',
  signature: 'color:#a9b6c8;border-color:#2b3a52',
}

/**
 * For mail programs that follow the reader's dark mode; they override the styles of the elements.
 * @param more of classes that only one kind of mail has
 */
export const darkStyles = (more: Record<string, string> = {}) =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries({ ...darkColours, ...more })
    .map(([name, style]) => `.${name}{${style.replaceAll(';', ' !important;')} !important}`)
    .join('')}}`

const lines = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')
