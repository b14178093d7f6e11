import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const begin = 'window.__remixManifest='

/**
 * Trims the route manifest, which every page fetches: without false flags, files that every page has already, and routes of
 * files, which no script navigates to. Remix writes it while building the server.
 */
export function trimManifest() {
  let folder
  return {
    name: 'trim-manifest',
    apply: 'build',
    configResolved({ root }) {
      folder = join(root, 'build/client/assets')
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))) {
        const file = join(folder, name)
        const text = readFileSync(file, 'utf8')
        if (!text.startsWith(begin)) continue
        const trimmed = begin + JSON.stringify(trim(JSON.parse(text.slice(begin.length).replace(/;\s*$/, ''))))
        writeFileSync(file, trimmed)
        writeFileSync(`${file}.br`, brotliCompressSync(trimmed))
      }
    },
  }
}

function trim(manifest) {
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('routes/files/'))
  return { ...manifest, routes: Object.fromEntries(routes.map(([id, route]) => [id, trimRoute(route, manifest)])) }
}

function trimRoute(route, { entry }) {
  // Page routes keep their other imports: without them hydration differs from the server's page and typed text is lost.
  const imports = route.imports?.filter((path) => !entry.imports.includes(path))
  const kept = { ...route, imports: imports?.length ? imports : undefined }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== false))
}
