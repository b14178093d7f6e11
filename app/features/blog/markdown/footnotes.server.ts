import type MarkdownIt from 'markdown-it'
import type { StateCore, Token } from 'markdown-it'
import type { RenderState } from './render-state.ts'
import { markdownWords } from './words.ts'

/**
 * Longer than any real label; without this limit the parser would read a run of "[^" to its end once for each of them.
 */
const longestLabel = 100

export function drawFootnotes(md: MarkdownIt) {
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
