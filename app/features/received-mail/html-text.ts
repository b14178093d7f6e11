// The text of a mail without a plain-text part; its HTML is never shown. Only the tokenizer is used, because the parser
// keeps every open element and takes minutes for a mail of nested tags.
import { Tokenizer } from 'htmlparser2'

const unseen = new Set(['head', 'script', 'style', 'title', 'template'])
const blocks = new Set([
  'address',
  'article',
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
  'section',
  'table',
  'tr',
  'ul',
])

/** Quoted passages get `> ` before each line, as in plain text. */
export function htmlText(html: string): string {
  const lines = new Lines()
  let hidden = 0
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const add = (text: string) => {
    if (hidden === 0) lines.add(text)
  }
  const tokenizer = new Tokenizer(
    {},
    {
      ...silent,
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname(start, end) {
        const name = nameAt(start, end)
        if (unseen.has(name)) hidden += 1
        if (name === 'body') hidden = 0
        if (name === 'br') lines.end()
        if (blocks.has(name)) lines.endBegun()
        if (name === 'blockquote') lines.quoted += 1
      },
      onclosetag(start, end) {
        const name = nameAt(start, end)
        if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
        if (blocks.has(name)) lines.endBegun()
        if (name === 'p') lines.skip()
        if (name === 'blockquote') lines.quoted = Math.max(0, lines.quoted - 1)
      },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return lines.text()
}

class Lines {
  quoted = 0
  private lines: string[] = []
  private line = ''
  private isBegun = false

  add(text: string) {
    const words = text.replace(/\s+/g, ' ')
    this.line += words
    this.isBegun ||= words !== '' && words !== ' '
  }

  end() {
    const words = this.line.replace(/ {2,}/g, ' ').trim()
    this.lines.push(words && this.quoted > 0 ? `> ${words}` : words)
    this.line = ''
    this.isBegun = false
  }

  endBegun() {
    if (this.isBegun) this.end()
    else this.line = ''
  }

  skip() {
    if (this.lines.at(-1) !== '') this.lines.push('')
  }

  text() {
    this.endBegun()
    return this.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

const ignore = () => {}
const silent = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
}
