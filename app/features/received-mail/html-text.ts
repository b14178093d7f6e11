// The words of a mail that has no plain text. Nothing of the HTML is ever shown.
import { Parser } from 'htmlparser2'

const unseen = new Set(['head', 'script', 'style', 'title', 'template'])
const blocks = new Set([
  'address',
  'blockquote',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
])
const rows = new Set(['table', 'tr', 'ul', 'section', 'article'])

/** Quoted passages come with `> ` before each line, as in plain text. */
export function htmlText(html: string): string {
  const lines: string[] = []
  let line = ''
  let hidden = 0
  let quoted = 0
  const breakLine = () => {
    const words = line.replace(/\s+/g, ' ').trim()
    lines.push(words && quoted > 0 ? `> ${words}` : words)
    line = ''
  }
  const breakAround = (name: string) => {
    if ((blocks.has(name) || rows.has(name)) && line.trim() !== '') breakLine()
  }
  const parser = new Parser({
    onopentag(name) {
      if (unseen.has(name)) hidden += 1
      if (name === 'br') breakLine()
      breakAround(name)
      if (name === 'blockquote') quoted += 1
    },
    ontext(text) {
      if (hidden === 0) line += text
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
      breakAround(name)
      if (name === 'p') lines.push('')
      if (name === 'blockquote') quoted = Math.max(0, quoted - 1)
    },
  })
  parser.end(html)
  if (line.trim() !== '') breakLine()
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
