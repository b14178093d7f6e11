import type MarkdownIt from 'markdown-it'
import type { RenderState } from './render-state.ts'

export function drawLinks(md: MarkdownIt) {
  md.renderer.rules.link_open = (tokens, index, options, env: RenderState, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href') ?? ''
    env.links.push(href)
    env.openLinks++
    if (isExternal(href, env.appUrl)) token?.attrSet('rel', 'external noopener')
    return self.renderToken(tokens, index, options)
  }
  md.renderer.rules.link_close = (tokens, index, options, env: RenderState, self) => {
    env.openLinks--
    return self.renderToken(tokens, index, options)
  }
}

/** Tells whether an address leads to another site. */
function isExternal(href: string, appUrl: string): boolean {
  // Resolves as browsers do: "\\" counts as "/", and "//host" is another site.
  const url = URL.canParse(href, appUrl) ? new URL(href, appUrl) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== new URL(appUrl).origin
}
