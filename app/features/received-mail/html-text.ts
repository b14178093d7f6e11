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
const betweenCells = ' | '
const mostLettersOfAttribute = 2000
/** A longer row goes on in the next line, because its line is read again for each cell. */
const mostLettersOfRow = 1000

type Style = ReadonlyMap<string, string>
const noStyle: Style = new Map()
const styleOf = (text: string | undefined): Style => {
  if (!text) return noStyle
  return new Map(
    text.split(';').map((declaration) => {
      const [property = '', value = ''] = declaration.toLowerCase().replace('!important', '').split(':', 2)
      return [property.trim(), value.trim()]
    }),
  )
}
const isZero = (size = '') => Number.parseFloat(size) === 0
const isUnseen = (style: Style) =>
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all' ||
  isZero(style.get('opacity')) ||
  (style.get('overflow') === 'hidden' && (isZero(style.get('height')) || isZero(style.get('max-height'))))

/** Gmail and Apple Mail write the text that its author indented as a quotation without a line beside it. */
const isIndented = (attributes: ReadonlyMap<string, string>) =>
  attributes.get('type') !== 'cite' &&
  !attributes.get('class')?.includes('gmail_quote') &&
  /^(?:none|0)/.test(styleOf(attributes.get('style')).get('border') ?? '')

/** Whether a mail program marked what it quotes, so that no line has to introduce it. */
export const marksQuotation = (html: string): boolean =>
  /\bclass\s?=\s?["']?gmail_quote|\btype\s?=\s?["']?cite\b|\bdivRplyFwdMsg\b/i.test(html)

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
  /** The elements that set the size of letters. None hides words until another element within it gives them a size. */
  const sizes: { name: string; open: number; isNone: boolean }[] = []
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
    if (isShown() && !sizes.at(-1)?.isNone) lines.add(text)
    text = ''
  }
  const open = () => {
    if (unseen.has(name)) hidden += 1
    if (name === 'body') hidden = 0
    if (hider.open > 0) {
      if (name === hider.name) hider.open += 1
      return
    }
    const style = styleOf(attributes.get('style'))
    if (hides && !voids.has(name) && (attributes.has('hidden') || isUnseen(style))) {
      hider = { name, open: 1 }
      return
    }
    const size = style.get('font-size')
    const within = sizes.at(-1)
    if (hides && size && !voids.has(name)) sizes.push({ name, open: 1, isNone: isZero(size) })
    else if (within?.name === name) within.open += 1
    if (isShown()) lines.open(name, attributes)
  }
  const close = () => {
    if (unseen.has(name)) hidden = Math.max(0, hidden - 1)
    if (hider.open > 0) {
      if (name === hider.name) hider.open -= 1
      return
    }
    const size = sizes.at(-1)
    if (size?.name === name) size.open -= 1
    if (size?.open === 0) sizes.pop()
    if (isShown()) lines.close(name)
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
  /** The line that the open cell begins; null outside of the cells of a row. */
  private cell: number | null = null
  /** The open quotations, and those of them that are the author's own indented text. */
  private quotes: { isIndented: boolean }[] = []
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
    if (endsRow.has(name)) this.endRow()
    if (blocks.has(name)) this.endBegun()
    if (name === 'blockquote') {
      const quote = { isIndented: isIndented(attributes) }
      this.quotes.push(quote)
      if (!quote.isIndented) this.quoted += 1
    }
    if (name === 'pre') this.preformatted += 1
    if (name === 'ul') this.lists.push(null)
    if (name === 'ol') this.lists.push((Number.parseInt(attributes.get('start') ?? '', 10) || 1) - 1)
    if (name === 'li') this.before = this.nextItem()
    if (name === 'td' || name === 'th') this.nextCell()
  }

  close(name: string) {
    if (name === 'a') this.closeLink()
    if (endsRow.has(name)) this.endRow()
    if (blocks.has(name)) this.endBegun()
    if (name === 'li') this.before = ''
    if (name === 'p') this.skip()
    if (name === 'blockquote' && this.quotes.pop()?.isIndented === false) this.quoted -= 1
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

  /** The cell goes on in the line of the one before it, if that took one line. */
  private nextCell() {
    const own = this.lines.length - (this.lines.at(-1) === '' ? 2 : 1)
    const last = this.lines[own] ?? ''
    if (!this.isBegun && own === this.cell && last.length <= mostLettersOfRow) {
      this.lines.length = own
      this.line = this.quoted > 0 ? last.slice(2) : last
      this.isBegun = true
    }
    this.before = this.isBegun ? betweenCells : ''
    this.cell = this.lines.length
  }

  private endRow() {
    if (this.before === betweenCells) this.before = ''
    this.cell = null
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
    // The line waits for the words of its cell.
    if (this.before === betweenCells) return
    if (this.isBegun) this.end()
    else this.line = ''
  }

  private skip() {
    if (!this.isBegun && this.lines.at(-1) !== '') this.lines.push('')
  }

  text() {
    this.closeLink()
    this.endRow()
    this.endBegun()
    return this.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

const endsRow = new Set(['table', 'tr', 'blockquote'])

const ignore = () => {}
const silent = {
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onprocessinginstruction: ignore,
}
