// Lays out a mail as plain text and HTML, from one list of parts, in the company's branding.
import { hrefIn } from '#app/languages/pages.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { Language } from '#db/tables/records.ts'
import { escapeHtml } from './escape-html.ts'
import { colons, documentHead, named, signatureOf } from './frame.ts'
import { type Greeted, greetingLines } from './greeting.ts'
import type { MailLook } from './mail-look.ts'
import { markPicture } from './mark-picture.ts'
import { darkStyles, stylesFor } from './styles.ts'
import { columnsOf, wrap } from './wrap.ts'

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

function partAsText(part: Part, colon: string): string {
  if (typeof part === 'string') return wrap(part)
  if ('quote' in part) return wrap(part.quote, '> ')
  if ('link' in part) return `${part.link.label}${colon}\n${siteUrl(part.link.href)}`
  return part.facts.map(([label, value]) => wrap(`${label}${colon} ${value}`, '', '  ')).join('\n')
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

const lines = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')
