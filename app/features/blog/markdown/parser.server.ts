// CommonMark with tables, strikethrough, footnotes and task lists; HTML that somebody types stays text.
import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type { Language } from '#app/content/languages.ts'
import { drawFigures } from './figures.server.ts'
import { drawFootnotes } from './footnotes.server.ts'
import { drawHeadings, type Heading } from './headings.server.ts'
import { highlightCode } from './highlight.server.ts'
import { drawImages, type ImageSource } from './images.server.ts'
import { drawLinks } from './links.server.ts'
import type { FoundImage } from './picture.ts'
import { drawTables } from './tables.server.ts'
import { drawTaskLists } from './task-lists.server.ts'

/** What a rendering is told, and what it finds on its way. */
export type RenderState = {
  appUrl: string
  language: Language
  findImage: (src: string) => FoundImage | null
  topHeading: number
  highlighted: number
  /** The footnotes that the text names, in the order of their first naming; filled by markdown-it-footnote. */
  footnotes?: { list?: { label: string; count: number }[] }
  headings: Heading[]
  images: ImageSource[]
  links: string[]
}

export const parser = new MarkdownIt({ html: false })
  .use(footnotes)
  .use(drawFootnotes)
  .use(drawTaskLists)
  .use(drawHeadings)
  .use(drawFigures)
  .use(drawImages)
  .use(drawLinks)
  .use(highlightCode)
  .use(drawTables)
