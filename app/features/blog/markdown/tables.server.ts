import type MarkdownIt from 'markdown-it'

/**
 * A wide table scrolls on its own, with the keyboard too. Columns are aligned by an attribute, because the site's
 * policy forbids inline styles.
 */
export function drawTables({ renderer }: MarkdownIt) {
  renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n'
  renderer.rules.table_close = () => '</table></div>\n'
  const drawCell: typeof renderer.rules.th_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const align = /^text-align:(\w+)$/.exec(token?.attrGet('style') ?? '')?.[1]
    if (token && align) token.attrs = [['data-align', align]]
    return self.renderToken(tokens, index, options)
  }
  renderer.rules.th_open = drawCell
  renderer.rules.td_open = drawCell
}
