// A first visit has its styles inside the page, so that it draws its text without waiting for another file (docs/decisions.md, 14).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#app/http/remix/document.server.ts'

/**
 * True for a visit from elsewhere: the browser has nothing of the site yet. Within the site it has the styles already, a browser
 * that does not say is taken to, and with reduced data nothing is sent twice.
 * @param site the header Sec-Fetch-Site @param data the header Save-Data
 */
export const isFirstVisit = (site: unknown, data: unknown) =>
  (site === 'none' || site === 'cross-site') && data !== 'on'

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Puts the styles into the document, for a visit that would otherwise wait for their files before it sees a word. The files
 * load behind everything, and are used from the next page on (root/style-files.ts): to exchange them on this one would draw the
 * text again, and shift it where the typefaces came late. At the end of the head, where React leaves what it did not draw.
 * @param read the text of a style file, by its address; null for a file that stays a link
 */
export function withStylesInside({ html, scriptHashes }: Document, read: (address: string) => string | null): Document {
  const texts: string[] = []
  const linked = html.replace(styleLink, (link, address: string) => {
    const text = read(address)
    if (text === null) return link
    texts.push(text)
    return link.replace('/>', ' media="not all"/>')
  })
  if (texts.length === 0) return { html, scriptHashes }
  const styles = texts.join('\n')
  return {
    html: linked.replace('</head>', () => `<style id="styles-inside">${styles}</style></head>`),
    scriptHashes,
    styleHash: createHash('sha256').update(styles).digest('base64'),
  }
}

const styleFiles = new Map<string, string | null>()

/** The text of a style file of the build, by its address; null for any other, as in development. */
export function styleFile(address: string): string | null {
  const [, name] = /^\/assets\/([\w.-]+\.css)$/.exec(address) ?? []
  if (!name) return null
  const known = styleFiles.get(name)
  if (known !== undefined) return known
  const file = join('build/client/assets', name)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  styleFiles.set(name, text)
  return text
}
