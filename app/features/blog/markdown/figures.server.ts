// A picture alone in its paragraph becomes a figure, with its title as the caption.
import type MarkdownIt from 'markdown-it'

export function drawFigures(md: MarkdownIt) {
  md.core.ruler.push('figures', ({ tokens, Token }) => {
    for (const [index, token] of tokens.entries()) {
      const [open, close] = [tokens[index - 1], tokens[index + 1]]
      const image = token.children?.length === 1 ? token.children[0] : undefined
      if (image?.type !== 'image' || open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') continue
      if (open.hidden) continue
      open.tag = 'figure'
      close.tag = 'figure'
      const title = image.attrGet('title')
      if (!title) continue
      image.attrs = image.attrs?.filter(([name]) => name !== 'title') ?? null
      const caption = new Token('text', '', 0)
      caption.content = title
      token.children?.push(
        new Token('figcaption_open', 'figcaption', 1),
        caption,
        new Token('figcaption_close', 'figcaption', -1),
      )
    }
  })
}
