import type { Token } from 'markdown-it'
import { inlineText } from './inline-text.server.ts'

const outsideProse = /^(heading|table|footnote_block)_open$/

/** Every word of an article, one line a block, and its running text alone, which describes no picture. */
export function plainTextOf(tokens: readonly Token[]): { plainText: string; prose: string } {
  const all: string[] = []
  const prose: string[] = []
  let inside = 0
  for (const token of tokens) {
    if (outsideProse.test(token.type)) inside++
    else if (outsideProse.test(token.type.replace(/_close$/, '_open'))) inside--
    const isCode = token.type === 'fence' || token.type === 'code_block'
    const text = isCode ? token.content : token.type === 'inline' ? inlineText(token.children ?? []) : ''
    if (!text.trim()) continue
    all.push(text.trim())
    if (inside === 0 && !isCode) prose.push(inlineText(token.children ?? [], false).trim())
  }
  return { plainText: all.join('\n'), prose: prose.join(' ').replace(/\s+/g, ' ') }
}
