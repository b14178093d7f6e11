// Adds paragraphs to text typed without them: an empty line starts one, and a line end becomes a line break.
import type { Element, ElementContent, Root } from 'hast'
import { isElement } from './hast.ts'

const inline =
  /^(a|abbr|acronym|b|bdi|bdo|big|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/
/** The elements in which WordPress looks for paragraphs, beside the text itself. */
const holdsParagraphs = /^(div|blockquote|section|article|center)$/

export function withParagraphs<Tree extends Root | Element>(tree: Tree): Tree {
  const result: ElementContent[] = []
  let line: ElementContent[] = []
  const end = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      result.push({ type: 'element', tagName: 'p', properties: {}, children: withoutOuterBreaks(line) })
    }
    line = []
  }
  for (const child of tree.children as ElementContent[]) {
    if (child.type === 'text') {
      for (const [index, part] of child.value.split(/\n[ \t\r]*\n\s*/).entries()) {
        if (index > 0) end()
        line.push(...withBreaks(part))
      }
    } else if (isElement(child) && !inline.test(child.tagName)) {
      end()
      result.push(holdsParagraphs.test(child.tagName) ? withParagraphs(child) : child)
    } else line.push(child)
  }
  end()
  return { ...tree, children: result }
}

const withBreaks = (text: string): ElementContent[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, index): ElementContent[] => [...(index > 0 ? [lineBreak()] : []), { type: 'text', value: line }])

const lineBreak = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] })
const isEmpty = (node: ElementContent | undefined) =>
  node !== undefined &&
  ((node.type === 'text' && node.value.trim() === '') || (isElement(node) && node.tagName === 'br'))

function withoutOuterBreaks(line: readonly ElementContent[]): ElementContent[] {
  const first = line.findIndex((node) => !isEmpty(node))
  const last = line.findLastIndex((node) => !isEmpty(node))
  return line.slice(Math.max(first, 0), last + 1)
}
