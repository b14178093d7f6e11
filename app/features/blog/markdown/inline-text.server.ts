import type { Token } from 'markdown-it'

/** The words of a line without markup. @param withPictures a picture counts as its alternative text */
export function inlineText(tokens: readonly Token[], withPictures = true): string {
  return tokens
    .map((token) => {
      if (/^(softbreak|hardbreak|figcaption_open)$/.test(token.type)) return ' '
      if (token.type === 'image') return withPictures ? inlineText(token.children ?? []) : ''
      return token.type === 'text' || token.type === 'code_inline' || token.type === 'text_special' ? token.content : ''
    })
    .join('')
}
