// Converts other systems' HTML to Markdown, and lists what was lost.
import { toMdast } from 'hast-util-to-mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { toMarkdown } from 'mdast-util-to-markdown'
import { elementHandlers, lostElements } from './elements.ts'
import { parseHtml } from './hast.ts'
import { withParagraphs } from './paragraphs.ts'

/** @property lost messages about lost content, without a full stop */
export type Converted = { markdown: string; lost: string[] }

/** A page of this size would be refused as too long in the end. */
const longestHtml = 2_000_000

/**
 * Null if the HTML is unreadable or too long. @param options.linesCount an empty line begins a paragraph, as in
 * WordPress's classic editor
 */
export function htmlToMarkdown(html: string, { linesCount = false } = {}): Converted | null {
  if (html.length > longestHtml) return null
  try {
    const tree = linesCount ? withParagraphs(parseHtml(html)) : parseHtml(html)
    const lost = lostElements(tree)
    const markdown = toMarkdown(flowOf(toMdast(tree, { document: true, handlers: elementHandlers })), options).trim()
    return { markdown, lost }
  } catch {
    return null
  }
}

const flowOf = (tree: ReturnType<typeof toMdast>) => tree as Parameters<typeof toMarkdown>[0]

const options: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
}
