// CommonMark with tables, strikethrough, footnotes and task lists; HTML in the source stays text.
import MarkdownIt, { type StateCore, type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type { Language } from '#app/content/languages.ts'
import { slugOf } from '#app/features/blog/slug.ts'
import { emphasisBesideParticles } from '#app/languages/emphasis.ts'
import { pictureOf } from '#app/ui/picture-files.ts'
import { highlightCode } from './highlight.server.ts'
import type { ImageSource, RenderState } from './render-state.ts'

/**
 * Longer than any real label; without this limit the parser would read a run of "[^" to its end once for each of them.
 */
const longestLabel = 100

function drawFootnotes(md: MarkdownIt) {
  // Disables "^[…]" notes, which can be nested without limit; ordinary footnotes are defined beside the text.
  md.inline.ruler.disable('footnote_inline')
  md.inline.ruler.before('footnote_ref', 'footnote_label', (state, silent) => {
    if (!state.src.startsWith('[^', state.pos)) return false
    if (state.src.slice(state.pos, state.pos + longestLabel).includes(']')) return false
    if (!silent) state.pending += '['
    state.pos += 1
    return true
  })

  md.core.ruler.at('footnote_tail', gatherFootnotes)

  const { rules } = md.renderer
  const nameOf = (meta: { id: number; subId?: number }) => `${meta.id + 1}${meta.subId ? `-${meta.subId}` : ''}`
  rules.footnote_ref = (tokens, index, _options, env: RenderState) => {
    const { meta } = tokens[index] ?? {}
    const { footnote } = markdownWords[env.language]
    return `<sup><a href="#fn-${meta.id + 1}" id="fnref-${nameOf(meta)}" aria-label="${footnote} ${meta.id + 1}">${meta.id + 1}</a></sup>`
  }
  rules.footnote_block_open = (_tokens, _index, _options, env: RenderState) =>
    `<section class="footnotes" aria-label="${markdownWords[env.language].footnotes}">\n<ol>\n`
  rules.footnote_block_close = () => '</ol>\n</section>\n'
  rules.footnote_open = (tokens, index) => `<li id="fn-${tokens[index]?.meta.id + 1}">`
  rules.footnote_close = () => '</li>\n'
  rules.footnote_anchor = (tokens, index, _options, env: RenderState) =>
    ` <a href="#fnref-${nameOf(tokens[index]?.meta)}" class="footnote-back" aria-label="${markdownWords[env.language].backToText}">↩\uFE0E</a>`
}

/** Moves the notes that the text refers to behind it. The plugin's own rule copies the whole article for each note. */
function gatherFootnotes(state: StateCore) {
  const { footnotes }: RenderState = state.env
  const notes = new Map<string, Token[]>()
  const article: Token[] = []
  const open: Token[][] = [article]
  for (const token of state.tokens) {
    if (token.type === 'footnote_reference_open') {
      const note: Token[] = []
      notes.set(token.meta.label, note)
      open.push(note)
    } else if (token.type === 'footnote_reference_close') open.pop()
    else open.at(-1)?.push(token)
  }
  state.tokens = article
  if (!footnotes?.list) return

  article.push(new state.Token('footnote_block_open', '', 1))
  for (const [id, { label, count }] of footnotes.list.entries()) {
    const start = new state.Token('footnote_open', '', 1)
    start.meta = { id }
    const note = notes.get(label) ?? []
    const end = note.at(-1)?.type === 'paragraph_close' ? note.pop() : undefined
    article.push(start)
    for (const token of note) article.push(token)
    for (let subId = 0; subId < count; subId++) {
      const anchor = new state.Token('footnote_anchor', '', 0)
      anchor.meta = { id, subId }
      article.push(anchor)
    }
    if (end) article.push(end)
    article.push(new state.Token('footnote_close', '', -1))
  }
  article.push(new state.Token('footnote_block_close', '', -1))
}

/** The greatest width of an article on a screen. */
const sizes = '(min-width: 48rem) 44rem, 92vw'

function drawImages(md: MarkdownIt) {
  const { escapeHtml } = md.utils
  md.renderer.rules.image = (tokens, index, _options, env: RenderState) => {
    const token = tokens[index]
    const src = token?.attrGet('src') ?? ''
    const title = token?.attrGet('title')
    const alt = inlineText(token?.children ?? [])
    const kind = kindOf(src)
    const found = kind === 'own' ? env.findImage(src) : null
    env.images.push({ src, alt, kind, found })
    if (kind === 'refused') return escapeHtml(alt)

    const attribute = (name: string, value: string | number) => ` ${name}="${escapeHtml(String(value))}"`
    // A picture on another site becomes a link, so that the reader's browser contacts no other site. Inside a link only
    // its text is shown.
    if (kind === 'external' && env.openLinks > 0) return escapeHtml(alt || src)
    if (kind === 'external') return `<a${attribute('href', src)} rel="external noopener">${escapeHtml(alt || src)}</a>`
    const picture = found ? pictureOf(found) : null
    const own = picture
      ? attribute('width', picture.width) +
        attribute('height', picture.height) +
        attribute('srcset', picture.srcset) +
        attribute('sizes', sizes)
      : ''
    const about = attribute('alt', alt) + (title ? attribute('title', title) : '')
    const image = `<img${attribute('src', picture?.src ?? src)}${about}${own} loading="lazy" decoding="async">`
    if (!picture || picture.sources.length === 0) return image
    const sources = picture.sources.map(
      ({ type, srcset }) =>
        `<source${attribute('type', type)}${attribute('srcset', srcset)}${attribute('sizes', sizes)}>`,
    )
    return `<picture>${sources.join('')}${image}</picture>`
  }
}

/** Our own files are shown, pictures on other sites become links, and anything else becomes its alternative text. */
function kindOf(src: string): ImageSource['kind'] {
  if (/^\/media\/[\w.-]+(\/[\w.-]+)*$/.test(src)) return src.includes('..') ? 'refused' : 'own'
  return /^https:\/\//i.test(src) && URL.canParse(src) ? 'external' : 'refused'
}

// "- [ ] open" and "- [x] done": a disabled box with its state in words.
const mark = /^\[([ xX])\][ \t]+(?=\S)/

function drawTaskLists(md: MarkdownIt) {
  md.core.ruler.before('inline', 'task_lists', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const isItem = tokens[index - 2]?.type === 'list_item_open' && tokens[index - 1]?.type === 'paragraph_open'
      const found = token.type === 'inline' && isItem ? mark.exec(token.content) : null
      if (!found) continue
      token.content = token.content.slice(found[0].length)
      token.meta = { task: found[1] === ' ' ? 'toDo' : 'done' }
      tokens[index - 2]?.attrSet('class', 'task')
    }
  })
  md.core.ruler.after('inline', 'task_boxes', ({ tokens, Token }) => {
    for (const { meta, children } of tokens) {
      if (!meta?.task) continue
      const box = new Token('task_box', 'input', 0)
      box.meta = meta
      children?.unshift(box)
    }
  })
  md.renderer.rules.task_box = (tokens, index, _options, env: RenderState) => {
    const task: 'done' | 'toDo' = tokens[index]?.meta.task
    const words = markdownWords[env.language][task]
    return `<input type="checkbox" disabled${task === 'done' ? ' checked' : ''} aria-label="${words}"> `
  }
}

type MarkdownWords = { done: string; toDo: string; footnotes: string; footnote: string; backToText: string }

/** The labels inside an article, in its language. */
const markdownWords: Record<Language, MarkdownWords> = {
  en: { done: 'Done', toDo: 'To do', footnotes: 'Footnotes', footnote: 'Footnote', backToText: 'Back to the text' },
  ko: { done: '완료', toDo: '할 일', footnotes: '각주', footnote: '각주', backToText: '본문으로 돌아가기' },
  fr: { done: 'Fait', toDo: 'À faire', footnotes: 'Notes', footnote: 'Note', backToText: 'Retour au texte' },
}

export const parser = new MarkdownIt({ html: false })
  .use(emphasisBesideParticles)
  .use(footnotes)
  .use(drawFootnotes)
  .use(drawTaskLists)
  .use(drawHeadings)
  .use(drawFigures)
  .use(drawImages)
  .use(drawLinks)
  .use(highlightCode)
  .use(drawTables)

function drawLinks(md: MarkdownIt) {
  md.renderer.rules.link_open = (tokens, index, options, env: RenderState, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href') ?? ''
    env.links.push(href)
    env.openLinks++
    if (isExternal(href, env.appUrl)) token?.attrSet('rel', 'external noopener')
    return self.renderToken(tokens, index, options)
  }
  md.renderer.rules.link_close = (tokens, index, options, env: RenderState, self) => {
    env.openLinks--
    return self.renderToken(tokens, index, options)
  }
}

/** Tells whether an address leads to another site. */
function isExternal(href: string, appUrl: string): boolean {
  // Resolves as browsers do: "\\" counts as "/", and "//host" is another site.
  const url = URL.canParse(href, appUrl) ? new URL(href, appUrl) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== new URL(appUrl).origin
}

/**
 * A wide table scrolls on its own, with the keyboard too. Columns are aligned by an attribute, because the site's
 * policy forbids inline styles.
 */
function drawTables({ renderer }: MarkdownIt) {
  renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n'
  renderer.rules.table_close = () => '</table></div>\n'
  const drawCell: typeof renderer.rules.th_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const align = /^text-align:(\w+)$/.exec(token?.attrGet('style') ?? '')?.[1]
    if (token && align) token.attrs = [['data-align', align]]
    return self.renderToken(tokens, index, options)
  }
  renderer.rules.th_open = drawCell
  renderer.rules.td_open = drawCell
}

// A picture alone in its paragraph becomes a figure, with its title as the caption.
function drawFigures(md: MarkdownIt) {
  md.core.ruler.push('figures', ({ tokens, Token }) => {
    for (const [index, token] of tokens.entries()) {
      const [open, close] = [tokens[index - 1], tokens[index + 1]]
      const image = token.children?.length === 1 ? token.children[0] : undefined
      if (image?.type !== 'image' || open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') continue
      if (open.hidden) continue
      open.tag = 'figure'
      close.tag = 'figure'
      const title = image.attrGet('title')
      if (!title) continue
      image.attrs = image.attrs?.filter(([name]) => name !== 'title') ?? null
      const caption = new Token('text', '', 0)
      caption.content = title
      token.children?.push(
        new Token('figcaption_open', 'figcaption', 1),
        caption,
        new Token('figcaption_close', 'figcaption', -1),
      )
    }
  })
}

// Gives each heading an id. The prefix prevents clashes with the ids of the page around the article.
function drawHeadings(md: MarkdownIt) {
  md.core.ruler.push('headings', ({ tokens, env }) => {
    const state: RenderState = env
    const seen = new Map<string, number>()
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue
      const written = Number(token.tag.slice(1))
      const level = Math.max(written, state.topHeading)
      const text = inlineText(tokens[index + 1]?.children ?? [])
      const slug = `s-${slugOf(text) || 'section'}`
      const before = seen.get(slug) ?? 0
      seen.set(slug, before + 1)
      const id = before === 0 ? slug : `${slug}--${before + 1}`
      token.tag = `h${level}`
      token.attrSet('id', id)
      const end = tokens[index + 2]
      if (end?.type === 'heading_close') end.tag = token.tag
      state.headings.push({ id, text, level, written })
    }
  })
}

/** The words of a line without markup. @param withPictures a picture counts as its alternative text */
export function inlineText(tokens: readonly Token[], withPictures = true): string {
  return tokens
    .map((token) => {
      if (/^(softbreak|hardbreak|figcaption_open)$/.test(token.type)) return ' '
      if (token.type === 'image') return withPictures ? inlineText(token.children ?? []) : ''
      return token.type === 'text' || token.type === 'code_inline' || token.type === 'text_special' ? token.content : ''
    })
    .join('')
}
