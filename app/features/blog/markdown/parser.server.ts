// CommonMark with tables, strikethrough, footnotes and task lists; HTML in the source stays text.
import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { emphasisBesideParticles } from '#app/languages/emphasis.ts'
import { drawFigures } from './figures.server.ts'
import { drawFootnotes } from './footnotes.server.ts'
import { drawHeadings } from './headings.server.ts'
import { highlightCode } from './highlight.server.ts'
import { drawImages } from './images.server.ts'
import { drawLinks } from './links.server.ts'
import { drawTables } from './tables.server.ts'
import { drawTaskLists } from './task-lists.server.ts'

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
