// "- [ ] open" and "- [x] done": a disabled box with its state in words.
import type MarkdownIt from 'markdown-it'
import type { RenderState } from './render-state.ts'
import { markdownWords } from './words.ts'

const mark = /^\[([ xX])\][ \t]+(?=\S)/

export function drawTaskLists(md: MarkdownIt) {
  md.core.ruler.before('inline', 'task_lists', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const isItem = tokens[index - 2]?.type === 'list_item_open' && tokens[index - 1]?.type === 'paragraph_open'
      const found = token.type === 'inline' && isItem ? mark.exec(token.content) : null
      if (!found) continue
      token.content = token.content.slice(found[0].length)
      token.meta = { task: found[1] === ' ' ? 'toDo' : 'done' }
      tokens[index - 2]?.attrSet('class', 'task')
    }
  })
  md.core.ruler.after('inline', 'task_boxes', ({ tokens, Token }) => {
    for (const { meta, children } of tokens) {
      if (!meta?.task) continue
      const box = new Token('task_box', 'input', 0)
      box.meta = meta
      children?.unshift(box)
    }
  })
  md.renderer.rules.task_box = (tokens, index, _options, env: RenderState) => {
    const task: 'done' | 'toDo' = tokens[index]?.meta.task
    const words = markdownWords[env.language][task]
    return `<input type="checkbox" disabled${task === 'done' ? ' checked' : ''} aria-label="${words}"> `
  }
}
