import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const begin = 'window.__remixManifest='

/**
 * Trims the route manifest, which every page fetches: without routes of files, scripts and plain forms, to which no link leads.
 * Visitors' pages fetch others (visitors-manifest.server.ts): without the staff's routes and those of files, without those behind
 * a mailed link unless the page is one of them, and in English without those of other languages. Remix writes it while
 * building the server.
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
        const whole = trim(JSON.parse(text.slice(begin.length).replace(/;\s*$/, '')))
        write(file, whole)
        const ofVisitors = only(whole, (route) => !isOfStaff(route) && !isFile(route, folder))
        const linked = only(ofVisitors, ({ path = '' }) => !path.includes('/:token'))
        write(join(folder, `personal-${name}`), ofVisitors)
        write(join(folder, `translated-${name}`), linked)
        write(
          join(folder, `visitors-${name}`),
          only(linked, ({ id }) => !inOtherLanguage.test(id)),
        )
      }
    },
  }
}

function write(file, manifest) {
  const text = begin + JSON.stringify(manifest)
  writeFileSync(file, text)
  writeFileSync(`${file}.br`, brotliCompressSync(text))
}

/** Without the routes of files, and those to which no link leads. */
const trim = (manifest) => only(manifest, ({ id }) => !id.startsWith('routes/files/') && !notRouted.includes(id))

const only = ({ routes, ...rest }, isKept) => ({
  ...rest,
  routes: Object.fromEntries(Object.entries(routes).filter(([, route]) => isKept(route))),
})

/**
 * A calendar, a feed or a zip: a route that only loads, without code of its own in the browser. Former addresses stay, because
 * another page's pattern could match them.
 */
function isFile({ id, hasAction, module }, folder) {
  if (hasAction || id.startsWith('redirect/')) return false
  return readFileSync(join(folder, basename(module)), 'utf8').trim() === ''
}

/** Asked by a script of its own, and by a plain form. */
const notRouted = ['routes/auth/login-passkey', 'routes/auth/logout']

/** The ids of these routes begin with the code of their language: see routes.ts. */
const inOtherLanguage = /^[a-z]{2}\//

/** A route of the staff area, or one inside its layout that has an id of its own. */
const isOfStaff = ({ id, parentId }) => [id, parentId].some((one) => one?.startsWith('routes/admin/'))
