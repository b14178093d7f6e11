// Renders one long or dense text in a child process for draw-markdown.server.ts.
import { answerTask } from '#app/children/answer-task.ts'
import type { FoundImage } from '#app/ui/picture-files.ts'
import { type RenderOptions, renderMarkdown } from './render-markdown.server.ts'

export type Task = {
  source: string
  options: Omit<RenderOptions, 'findImage'>
  images: ReadonlyMap<string, FoundImage>
}

const mostMemory = 1_000_000_000

answerTask(
  ({ source, options, images }: Task) =>
    renderMarkdown(source, { ...options, findImage: (src) => images.get(src) ?? null }),
  mostMemory,
)
