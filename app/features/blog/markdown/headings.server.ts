// Gives each heading an id. The prefix prevents clashes with the ids of the page around the article.
import type MarkdownIt from 'markdown-it'
import { slugOf } from '../slug.ts'
import { inlineText } from './inline-text.server.ts'
import type { RenderState } from './render-state.ts'

export function drawHeadings(md: MarkdownIt) {
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
