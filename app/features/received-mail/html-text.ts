// The text of a mail without a plain-text part; its HTML is never shown. Only the tokenizer is used, because the parser
// keeps every open element and takes minutes for a mail of nested tags.
import { Tokenizer } from 'htmlparser2'

const unseen = new Set(['head', 'script', 'style', 'title', 'template'])
const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'col', 'area', 'base', 'source', 'wbr'])
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
const styledUnseen =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?:px)?\s*(?:;|!|$))/i
const betweenCells = ' | '
const mostLettersOfAttribute = 2000

/** Quoted passages get `> ` before each line, as in plain text. A link's address follows its words. */
export function htmlText(html: string): string {
  // A mail that hides all of its text is shown with it.
  return read(html, true) || read(html, false)
}

function read(html: string, hides: boolean): string {
  const lines = new Lines()
  let hidden = 0
  /** The element that its style hides, and how many of its name are open within it. */
  let hider = { name: '', open: 0 }
  let [name, attribute, value] = ['', '', '']
  let attributes = new Map<string, string>()
  const isShown = () => hidden === 0 && hider.open === 0
  // The tokenizer calls for each "<" of a text: what follows on one another is read as one piece.
  let [text, start, end] = ['', 0, 0]
  const moveTo = (at: number) => {
    text += html.slice(start, end)
    start = at
  }
  const addText = () => {
    moveTo(end)
    if (isShown()) lines.add(text)
    text = ''
  }
  const open = () => {
    if (unseen.has(name)) hidden += 1
    if (name === 'body') hidden = 0
    if (hider.open > 0) {
      if (name === hider.name) hider.open += 1
      return
    }
    if (hides && !voids.has(name) && (attributes.has('hidden') || styledUnseen.test(attributes.get('style') ?? ''))) {
      hider = { name, open: 1 }
      return
    }
    if (isShown()) lines.open(name, attributes)
  }
  const close = () => {
    if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
    if (hider.open > 0) {
      if (name === hider.name) hider.open -= 1
    } else if (isShown()) lines.close(name)
  }
  const tokenizer = new Tokenizer(
    {},
    {
      ...silent,
      ontext(from, to) {
        if (from !== end) moveTo(from)
        end = to
      },
      ontextentity(codePoint) {
        moveTo(end)
        text += String.fromCodePoint(codePoint)
      },
      onopentagname(start, end) {
        addText()
        name = html.slice(start, end).toLowerCase()
        attributes = new Map()
      },
      onattribname(start, end) {
        attribute = html.slice(start, Math.min(end, start + 20)).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, Math.min(end, start + mostLettersOfAttribute - value.length))
      },
      onattribentity(codePoint) {
        if (value.length < mostLettersOfAttribute) value += String.fromCodePoint(codePoint)
      },
      onattribend: () => {
        attributes.set(attribute, value)
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag(start, end) {
        addText()
        name = html.slice(start, end).toLowerCase()
        close()
      },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  addText()
  return lines.text()
}

class Lines {
  private lines: string[] = []
  private line = ''
  private isBegun = false
  private quoted = 0
  private preformatted = 0
  /** The open lists; the number of the last item of a numbered one. */
  private lists: (number | null)[] = []
  private link: { href: string; words: string } | null = null
  /** Put before the next words of the line: the sign of a list's item, or what parts the cells of a row. */
  private before = ''

  open(name: string, attributes: ReadonlyMap<string, string>) {
    if (name === 'br') return this.end()
    if (name === 'img') return this.add(` ${attributes.get('alt') ?? ''} `)
    if (name === 'a') {
      this.closeLink()
      this.link = { href: (attributes.get('href') ?? '').trim(), words: '' }
    }
    if (blocks.has(name)) this.endBegun()
    if (name === 'blockquote') this.quoted += 1
    if (name === 'pre') this.preformatted += 1
    if (name === 'ul') this.lists.push(null)
    if (name === 'ol') this.lists.push((Number.parseInt(attributes.get('start') ?? '', 10) || 1) - 1)
    if (name === 'li') this.before = this.nextItem()
    if ((name === 'td' || name === 'th') && this.isBegun) this.before = betweenCells
  }

  close(name: string) {
    if (name === 'a') this.closeLink()
    if (blocks.has(name)) this.endBegun()
    if (name === 'li' || name === 'tr') this.before = ''
    if (name === 'p') this.skip()
    if (name === 'blockquote') this.quoted = Math.max(0, this.quoted - 1)
    if (name === 'pre') this.preformatted = Math.max(0, this.preformatted - 1)
    if (name === 'ul' || name === 'ol') this.lists.pop()
  }

  add(text: string) {
    if (this.preformatted === 0) return this.addWords(text.replace(/\s+/g, ' '))
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (at > 0) this.end()
      this.addWords(line)
    }
  }

  private addWords(text: string) {
    const words = this.isBegun || this.preformatted > 0 ? text : text.trimStart()
    if (words.trim() !== '') {
      this.line += this.before
      this.before = ''
      this.isBegun = true
    }
    this.line += words
    if (this.link && this.link.words.length < mostLettersOfAttribute) this.link.words += words
  }

  private nextItem() {
    const depth = this.lists.length - 1
    const last = this.lists[depth] ?? null
    if (last !== null) this.lists[depth] = last + 1
    return `${'  '.repeat(Math.min(Math.max(0, depth), 5))}${last === null ? '-' : `${last + 1}.`} `
  }

  /** The address stands in the text where the link's words are not the address itself. */
  private closeLink() {
    if (!this.link) return
    const { href, words } = this.link
    this.link = null
    const [, scheme = '', rest = ''] = /^(https?:\/\/|mailto:|tel:)(.+)$/i.exec(href) ?? []
    const address = scheme.toLowerCase().startsWith('http') ? href : rest
    const bare = (text: string) => text.toLowerCase().replace(/^www\.|\/$/g, '')
    if (address && !bare(words.trim()).includes(bare(rest))) this.addWords(` (${address})`)
  }

  private end() {
    const words = this.preformatted > 0 ? this.line : this.line.replace(/(\S) {2,}/g, '$1 ')
    const whole = this.isBegun ? words.trimEnd() : ''
    this.lines.push(whole && this.quoted > 0 ? `> ${whole}` : whole)
    this.line = ''
    if (this.before === betweenCells) this.before = ''
    this.isBegun = false
  }

  private endBegun() {
    if (this.isBegun) this.end()
    else this.line = ''
  }

  private skip() {
    if (this.lines.at(-1) !== '') this.lines.push('')
  }

  text() {
    this.closeLink()
    this.endBegun()
    return this.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

const ignore = () => {}
const silent = {
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onprocessinginstruction: ignore,
}
