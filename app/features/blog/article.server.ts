// Renders a post's text once and keeps the last ones that were read (docs/decisions.md, 13).
import { createHash } from 'node:crypto'
import type { FoundImage } from '#app/ui/picture-files.ts'
import type { PostRow } from '#db/tables/blog.ts'
import { drawMarkdown } from './markdown/draw-markdown.server.ts'
import type { RenderedMarkdown } from './markdown/render-markdown.server.ts'

type FindImage = (src: string) => FoundImage | null

const capacity = 200
const rendered = new Map<string, Promise<RenderedMarkdown>>()

type Source = Pick<PostRow, 'content' | 'language'>

export function renderArticle({ content, language }: Source, findImage: FindImage, appUrl: string) {
  const pictureCount = (content.match(/\/media\/[\w.-]+/g) ?? []).filter((src) => findImage(src) !== null).length
  const key = createHash('sha256')
    .update(JSON.stringify([content, language, pictureCount]))
    .digest('base64')
  const cached = rendered.get(key)
  if (cached) {
    rendered.delete(key)
    rendered.set(key, cached)
    return cached
  }
  const drawing = drawMarkdown(content, { appUrl, language, findImage })
  rendered.set(key, drawing)
  drawing.catch(() => rendered.delete(key))
  const oldest = rendered.size > capacity ? rendered.keys().next().value : undefined
  if (oldest) rendered.delete(oldest)
  return drawing
}
