// Parses HTML into a tree for the converter, in linear time and with limited depth.
import type { Element, ElementContent, Root } from 'hast'
import { type Markup, parseMarkup } from './parse-markup.ts'

type Child = Markup['children'][number]

/** Deeper than any real page; elements below are dropped and their words kept. */
const deepest = 60
/** Wider than any real table's cell. */
const widestSpan = 50

export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] }
  const waiting: { from: Child; into: Root | Element; depth: number }[] = []
  const put = (children: readonly Child[], into: Root | Element, depth: number) => {
    for (const from of [...children].reverse()) waiting.push({ from, into, depth })
  }
  put(parseMarkup(html).children, root, 0)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, into, depth } = next
    if (from.type === 'text') into.children.push({ type: 'text', value: from.data })
    else if (from.type === 'tag' && depth < deepest) {
      const element: Element = {
        type: 'element',
        tagName: from.name,
        properties: propertiesOf(from.attribs),
        children: [],
      }
      into.children.push(element)
      put(from.children, element, depth + 1)
    } else if (from.type === 'tag') put(from.children, into, depth)
    else if (from.type === 'script') {
      into.children.push({ type: 'element', tagName: 'script', properties: {}, children: [] })
    }
  }
  return root
}

function propertiesOf({ class: classes, colspan, rowspan, checked, ...others }: Record<string, string>) {
  const span = (typed: string) => Math.min(Number.parseInt(typed, 10) || 1, widestSpan)
  return {
    ...others,
    ...(classes === undefined ? {} : { className: classes.split(/\s+/).filter(Boolean) }),
    ...(colspan === undefined ? {} : { colSpan: span(colspan) }),
    ...(rowspan === undefined ? {} : { rowSpan: span(rowspan) }),
    ...(checked === undefined ? {} : { checked: true }),
  }
}

export const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element'

export const attributeOf = ({ properties }: Element, name: string): string => {
  const value = properties[name]
  return typeof value === 'string' ? value.trim() : ''
}

export const classesOf = ({ properties }: Element): readonly (string | number)[] =>
  Array.isArray(properties.className) ? properties.className : []

/** Every descendant element, from the top. @param into decides whether to look inside an element */
export function elementsIn(parent: Root | Element, into: (element: Element) => boolean = () => true): Element[] {
  return parent.children.flatMap((child) =>
    isElement(child) ? [child, ...(into(child) ? elementsIn(child, into) : [])] : [],
  )
}

export function wordsOf(node: Element): string {
  const text = (part: ElementContent): string =>
    part.type === 'text'
      ? part.value
      : isElement(part)
        ? part.children.map(text).join(isBlock.test(part.tagName) ? ' ' : '')
        : ''
  return text(node).replace(/\s+/g, ' ').trim()
}

const isBlock = /^(div|p|li|tr|td|th|section)$/
