// Finishes the document that React and Remix stream: valid HTML, scripts allowed by hash, equal bytes for equal content.
import { createHash } from 'node:crypto'

/** Hashes are SHA-256 in base64. */
export type Document = { html: string; scriptHashes: string[]; styleHash?: string }

/**
 * Moves Remix's output after </html> back inside it, and replaces the nonce by hashes: a script is allowed
 * because it has this rendering's secret nonce, so an injected script never is.
 */
export function finishDocument(streamed: string, nonce: string): Document {
  // React 18 sends its 2 kB buffers whole, even if a character of several bytes did not fit at the end: those bytes
  // are zero, and no others are.
  const rendered = streamed.replaceAll('\0', '')
  const end = '</body></html>'
  const at = rendered.indexOf(end)
  const whole = at < 0 ? rendered : rendered.slice(0, at) + rendered.slice(at + end.length) + end
  const scriptHashes = new Set<string>()
  let startsLate = false
  const html = replaceScripts(whole, ` nonce="${nonce}"`, (script, body) => {
    const late = lateStart(body)
    startsLate ||= late !== null
    const kept = late ?? body
    if (kept) scriptHashes.add(createHash('sha256').update(kept).digest('base64'))
    return late ? `<script>${late}</script>` : script
  })
  // The deferred start loads them; otherwise they load as Remix intends.
  const links = startsLate ? '<link rel="modulepreload" media="not all"' : '<link rel="modulepreload"'
  const yielding = html.replaceAll('<link rel="modulepreload"', links)
  return { html: yielding.replaceAll(` nonce="${nonce}"`, ''), scriptHashes: [...scriptHashes] }
}

/** Replaces the scripts that have the mark. */
function replaceScripts(html: string, mark: string, replace: (script: string, body: string) => string): string {
  let done = ''
  let at = 0
  for (let marked = html.indexOf(mark); marked >= 0; marked = html.indexOf(mark, Math.max(at, marked + 1))) {
    const start = html.lastIndexOf('<', marked)
    const open = html.indexOf('>', marked)
    const close = html.indexOf('</script>', open)
    if (start < at || close < 0 || !html.startsWith('<script', start)) continue
    const end = close + '</script>'.length
    done += html.slice(at, start) + replace(html.slice(start, end), html.slice(open + 1, close))
    at = end
  }
  return done + html.slice(at)
}

/**
 * Defers Remix's start of the page's scripts until text, styles and fonts have loaded, because nothing waits for a
 * script. Null for any other script.
 */
function lateStart(body: string): string | null {
  const lines = body.split('\n')
  const manifest = /^import ("[^"]*");$/.exec(lines.shift() ?? '')?.[1]
  const entry = /^import\("[^"]*"\);$/.exec(lines.pop() ?? '')?.[0]
  if (!manifest?.includes('manifest') || !entry) return null
  const routes: [name: string, path: string][] = []
  for (;;) {
    const [, name, path] = /^import \* as (\w+) from ("[^"]*");$/.exec(lines[0] ?? '') ?? []
    if (!name || !path) break
    routes.push([name, path])
    lines.shift()
  }
  if (routes.length === 0) return null
  return [
    'addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(async()=>{',
    'for(const link of document.querySelectorAll("link[rel=modulepreload]"))link.removeAttribute("media");',
    `await import(${manifest});`,
    `const [${routes.map(([name]) => name)}]=await Promise.all([${routes.map(([, path]) => `import(${path})`)}]);`,
    `${lines.join('\n').trim()}${entry}},{timeout:2000}))`,
  ].join('')
}
