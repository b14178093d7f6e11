// Renders a post's text once for each version and caches it.
import type { PostRow } from '#db/tables/blog.ts'
import { drawMarkdown } from './markdown/draw-markdown.server.ts'
import type { FoundImage } from './markdown/picture.ts'
import type { RenderedMarkdown } from './markdown/render-markdown.server.ts'

type FindImage = (src: string) => FoundImage | null

const capacity = 200
const rendered = new Map<string, Promise<RenderedMarkdown>>()

type Source = Pick<PostRow, 'id' | 'version' | 'content' | 'language'>

export function renderArticle({ id, version, content, language }: Source, findImage: FindImage, appUrl: string) {
  const pictureCount = (content.match(/\/media\/[\w.-]+/g) ?? []).filter((src) => findImage(src) !== null).length
  const key = `${id}.${version}.${pictureCount}`
  const cached = rendered.get(key)
  if (cached) return cached
  const drawing = drawMarkdown(content, { appUrl, language, findImage })
  rendered.set(key, drawing)
  drawing.catch(() => rendered.delete(key))
  const oldest = rendered.size > capacity ? rendered.keys().next().value : undefined
  if (oldest) rendered.delete(oldest)
  return drawing
}
