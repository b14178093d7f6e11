import type MarkdownIt from 'markdown-it'
import { inlineText } from './inline-text.server.ts'
import { pictureOf } from './picture.ts'
import type { ImageSource, RenderState } from './render-state.ts'

/** The greatest width of an article on a screen. */
const sizes = '(min-width: 48rem) 44rem, 92vw'

export function drawImages(md: MarkdownIt) {
  const { escapeHtml } = md.utils
  md.renderer.rules.image = (tokens, index, _options, env: RenderState) => {
    const token = tokens[index]
    const src = token?.attrGet('src') ?? ''
    const title = token?.attrGet('title')
    const alt = inlineText(token?.children ?? [])
    const kind = kindOf(src)
    const found = kind === 'own' ? env.findImage(src) : null
    env.images.push({ src, alt, kind, found })
    if (kind === 'refused') return escapeHtml(alt)

    const attribute = (name: string, value: string | number) => ` ${name}="${escapeHtml(String(value))}"`
    // A picture on another site becomes a link, so that the reader's browser contacts no other site. Inside a link only
    // its text is shown.
    if (kind === 'external' && env.openLinks > 0) return escapeHtml(alt || src)
    if (kind === 'external') return `<a${attribute('href', src)} rel="external noopener">${escapeHtml(alt || src)}</a>`
    const picture = found ? pictureOf(found) : null
    const own = picture
      ? attribute('width', picture.width) +
        attribute('height', picture.height) +
        attribute('srcset', picture.srcset) +
        attribute('sizes', sizes)
      : ''
    const about = attribute('alt', alt) + (title ? attribute('title', title) : '')
    const image = `<img${attribute('src', picture?.src ?? src)}${about}${own} loading="lazy" decoding="async">`
    if (!picture || picture.sources.length === 0) return image
    const sources = picture.sources.map(
      ({ type, srcset }) =>
        `<source${attribute('type', type)}${attribute('srcset', srcset)}${attribute('sizes', sizes)}>`,
    )
    return `<picture>${sources.join('')}${image}</picture>`
  }
}

/** Our own files are shown, pictures on other sites become links, and anything else becomes its alternative text. */
function kindOf(src: string): ImageSource['kind'] {
  if (/^\/media\/[\w.-]+(\/[\w.-]+)*$/.test(src)) return src.includes('..') ? 'refused' : 'own'
  return /^https:\/\//i.test(src) && URL.canParse(src) ? 'external' : 'refused'
}
