// Markdown around a selection, and the next line of a list.

import type { Phrase } from '#app/languages/phrases.server.ts'

/** What is put around the selection; the sample stands for a selection that is empty. */
export type Mark = { before: string; after?: string; sample: string }

type Tool = Mark & { label: Phrase; icon: string; sample: Phrase; key?: string }

export const marks: readonly Tool[] = [
  { label: 'Heading', icon: 'heading', before: '## ', sample: 'Heading' },
  { label: 'Bold', icon: 'bold', before: '**', after: '**', sample: 'bold', key: 'b' },
  { label: 'Italic', icon: 'italic', before: '*', after: '*', sample: 'italic', key: 'i' },
  { label: 'Link', icon: 'link', before: '[', after: '](https://)', sample: 'text', key: 'k' },
  { label: 'List', icon: 'list', before: '- ', sample: 'item' },
  { label: 'Quote', icon: 'quote', before: '> ', sample: 'quote' },
  { label: 'Code', icon: 'code-xml', before: '```\n', after: '\n```', sample: 'code' },
]

/** A replaced range of the text, and the selection afterwards. */
export type Edit = { from: number; to: number; text: string; select?: [from: number, to: number] }

type Selection = { value: string; from: number; to: number }

/** Puts the mark around the selection, or removes it from there. */
export function marked({ value, from, to }: Selection, { before, after = '', sample }: Mark): Edit {
  const chosen = value.slice(from, to)
  const isMarked = after !== '' && value.slice(0, from).endsWith(before) && value.slice(to).startsWith(after)
  if (isMarked && chosen) {
    const start = from - before.length
    return { from: start, to: to + after.length, text: chosen, select: [start, start + chosen.length] }
  }
  const inner = chosen || sample
  const start = from + before.length
  return { from, to, text: before + inner + after, select: [start, start + inner.length] }
}

/** A pasted address over selected words makes them a link. */
export function linked({ value, from, to }: Selection, pasted: string): Edit | null {
  const words = value.slice(from, to)
  if (!words || /[\n\]]/.test(words) || !/^https?:\/\/\S+$/.test(pasted)) return null
  return { from, to, text: `[${words}](${pasted})` }
}

/** A block in a paragraph of its own, in place of the selection; the cursor is at its end. */
export function asParagraph({ value, from, to }: Selection, block: string): Edit {
  const [before, after] = [value.slice(0, from).trimEnd(), value.slice(to).trimStart()]
  const above = before ? '\n\n' : ''
  const end = before.length + above.length + block.length
  const text = above + block + (after ? '\n\n' : '')
  return { from: before.length, to: value.length - after.length, text, select: [end, end] }
}

const item = /^([ \t]*)(?:([-*+])|(\d{1,9})([.)])|(>))( +)(\[[ xX]\] +)?/

/** Enter in a list or a quotation: begins the next item, or ends the list after an empty one. Null for a plain new line. */
export function nextItem({ value, from, to }: Selection): Edit | null {
  const start = value.lastIndexOf('\n', from - 1) + 1
  const line = value.slice(start, from)
  const found = item.exec(line)
  if (!found || from !== to || isInCode(value.slice(0, start))) return null
  const [mark, indent = '', bullet, number, stop = '', quote, gap, task] = found
  const rest = value.slice(from).split('\n', 1)[0] ?? ''
  if (line === mark && rest.trim() === '') return { from: start, to: from, text: '' }
  const sign = bullet ?? quote ?? `${Number(number) + 1}${stop}`
  return { from, to, text: `\n${indent}${sign}${gap}${task ? '[ ] ' : ''}` }
}

/** True after an odd number of fences. */
const isInCode = (before: string) => (before.match(/^ {0,3}(```|~~~)/gm)?.length ?? 0) % 2 === 1
