// Renders Markdown without blocking the server: an ordinary article in this process, one with very many marks in a child
// process, because rendering it could take seconds.
import { askChild } from '#app/children/child.server.ts'
import type { FoundImage } from '#app/ui/picture-files.ts'
import type { Task } from './render-markdown.child.ts'
import {
  type ReadText,
  type RenderedMarkdown,
  type RenderOptions,
  readMarkdown,
  renderMarkdown,
} from './render-markdown.server.ts'

/**
 * The parser's work grows with these marks, not with letters and spaces. An article of 30,000 characters has about
 * 1,000.
 */
const marks = /[^\p{L}\p{N} ]/gu
const mostMarks = 5_000
const limits = { patienceMs: 60_000, heapMegabytes: 512, atOnce: 2 }

/** Tells whether the text is rendered in the server's own process. */
export const isLight = (source: string): boolean => (source.match(marks)?.length ?? 0) <= mostMarks

/** @throws if the text needs more time or memory than any article */
export async function drawMarkdown(source: string, options: RenderOptions): Promise<RenderedMarkdown> {
  if (isLight(source)) return renderMarkdown(source, options)
  const { findImage, ...others } = options
  const task: Task = { source, options: others, images: imagesIn(source, findImage) }
  // The answer comes from our own program, so its shape is known.
  const answer = (await askChild('render-markdown', task, limits)) as RenderedMarkdown | null
  if (!answer) throw new Error(`A text of ${source.length} characters could not be rendered`)
  return answer
}

/** The same for its words alone. Called before a transaction begins: a long text is read by another process, and others would have to wait. */
export const readText = async (source: string): Promise<ReadText> =>
  // The address does not matter here, because only the text is used.
  isLight(source) ? readMarkdown(source) : drawMarkdown(source, { appUrl: 'https://localhost' })

function imagesIn(source: string, findImage: RenderOptions['findImage']): Map<string, FoundImage> {
  const found = new Map<string, FoundImage>()
  for (const src of new Set(source.match(/\/media\/[\w./-]+/g))) {
    const image = findImage?.(src)
    if (image) found.set(src, { files: image.files })
  }
  return found
}
