// From what React and Remix stream to a document: valid HTML, scripts allowed by hash, the same for the same content.
import { createHash } from 'node:crypto'

export type Document = { html: string; scriptHashes: string[] }

/**
 * Moves what Remix streams after </html> back inside it, and replaces the nonce by hashes: a script is allowed
 * because it carried this rendering's secret nonce, so a script smuggled into the content never is.
 */
export function finishDocument(streamed: string, nonce: string): Document {
  // React 18 sends its 2 kB buffers whole, also where a character of several bytes did not fit in at the end: those
  // bytes are zero, and nothing else is.
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
  // The late start fetches them; without it they are fetched as Remix has it.
  const links = startsLate ? '<link rel="modulepreload" media="not all"' : '<link rel="modulepreload"'
  const yielding = html.replaceAll('<link rel="modulepreload"', links)
  return { html: yielding.replaceAll(` nonce="${nonce}"`, ''), scriptHashes: [...scriptHashes] }
}

/** Puts what `replace` makes of them in the place of the scripts that carry the mark. */
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
 * Remix's start of the page's scripts, put off until everything else has loaded: words, styles and fonts first, for
 * nothing waits for a script. Null for any other script.
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
