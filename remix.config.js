// The Vite configuration with the Remix plugin; every script names it with --config.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { build, defineConfig } from 'vite'
import { stampBuild } from './app/commands/start/build-state.js'
import { replaceRouteModules } from './app/http/remix/replace-route-modules.js'
import { routeDefaults } from './app/http/remix/route-defaults.js'
import { trimManifest } from './app/http/remix/trim-manifest.js'

// Reads .env like the site: links in mails use its port.
if (existsSync('.env')) process.loadEnvFile('.env')
const port = Number(process.env.PORT) || 3000

// Lightning CSS encodes a version as major << 16 | minor << 8.
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 }

/**
 * Collects the licences of packages in one file that each names, instead of sending them with every first visit. It reads
 * them before the code is minified, because terser drops some.
 */
const collectLicences = {
  name: 'collect-licences',
  notices: new Map(),
  renderChunk: {
    order: 'pre',
    handler(code, { name }) {
      const own = code.match(licence)
      if (!own) return null
      collectLicences.notices.set(
        name,
        own.map((notice) => notice.trim()),
      )
      return { code: code.replace(licence, ''), map: null }
    },
  },
  generateBundle(_, bundle) {
    const { notices } = collectLicences
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && notices.has(chunk.name)) chunk.code = `/*! licences.txt */${chunk.code}`
    }
    const source = [...new Set([...notices.values()].flat())].join('\n')
    if (source) this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source })
  },
}

const licence = /\/\*\*(?:(?!\*\/)[\s\S])*?@license(?:(?!\*\/)[\s\S])*\*\/\n?/g

/** Precompresses scripts and styles with Brotli's best level; the server sends these files. */
const packAssets = {
  name: 'pack-assets',
  writeBundle({ dir }, bundle) {
    if (!dir.endsWith('client')) return
    const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
    for (const file of files) writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))))
  },
}

/** Builds the commands and child processes with the site, because production installs no build tools. */
const programs = {
  name: 'build-programs',
  // Not in the servers that Remix starts during the build.
  apply: 'build',
  async closeBundle() {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const names = Object.values(scripts).flatMap(
      (script) => /^node app\/commands\/run\.js ([\w-]+)$/.exec(script)?.[1] ?? [],
    )
    await buildPrograms('build/commands', Object.fromEntries(names.map((name) => [name, `app/commands/${name}.ts`])))
    await buildPrograms('build/children', childFiles())
    stampBuild()
  },
}

/** The files of children for `app/children/child.server.ts`, by name. */
function childFiles() {
  const ending = '.child.ts'
  const files = readdirSync('app', { recursive: true }).filter((file) => file.endsWith(ending))
  const found = Object.fromEntries(files.map((file) => [basename(file, ending), `app/${file}`]))
  if (Object.keys(found).length < files.length) throw new Error(`Two children have one name: ${files.join(', ')}`)
  return found
}

const buildPrograms = (outDir, input) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, target: 'es2022', outDir, sourcemap: true, rollupOptions: { input } },
  })

const everyPage = join(import.meta.dirname, 'app/root.tsx')
const firstPage = join(import.meta.dirname, 'app/routes/public/company/home.tsx')

/** Drawings of single pages; the heads of most have a motif. */
const drawings = /^app\/ui\/art\/(?!motif|seeded-random|inks)/

/** Too small for a file of their own, and on most pages with a form. */
const sharedByForms =
  /^app\/(features\/(enquiries\/(enquiry-fields|quick-form|words)|newsletter\/newsletter-form)|http\/remix\/fetcher-state|routes\/public\/contact\/contact-href)\./

/** The modules that `id` imports, directly or indirectly. */
function importsOf(id, getModuleInfo, found = new Set()) {
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, getModuleInfo, found)
  }
  return found
}

/** The number of pages for visitors that need each module. A page in another language is the English one with the same modules. */
function countPages({ getModuleIds, getModuleInfo }) {
  const pages = new Map()
  for (const id of getModuleIds()) {
    if (!/\/app\/routes\/(public|auth)\/.*(?<!-in-language\.tsx)\?__remix-build-client-route$/.test(id)) continue
    for (const imported of importsOf(id, getModuleInfo)) pages.set(imported, (pages.get(imported) ?? 0) + 1)
  }
  return pages
}

/**
 * Groups modules into a few chunks instead of dozens of small files: packages; the frame of every page, with what the home
 * page and many others share, which compresses better together; building blocks of a few pages; the blog; the
 * courses; and forms. A page's own modules, drawings and all that only staff need stay separate. The home page needs the
 * frame and no building blocks.
 */
function groupModules() {
  let frame
  let home
  let pages
  return (id, graph) => {
    if (id.startsWith('\0')) return 'packages'
    // Vite's paths have slashes on every system.
    const path = id.slice(import.meta.dirname.length + 1)
    if (/toast-stack|toastify|clsx|simplewebauthn|\.css/.test(path)) return
    if (/^(node_modules\/|app\/http\/(browser\/lost-network|remix\/route-(module|code))\.)/.test(path))
      return 'packages'
    frame ??= importsOf(everyPage, graph.getModuleInfo)
    home ??= importsOf(firstPage, graph.getModuleInfo)
    pages ??= countPages(graph)
    const count = pages.get(id) ?? 0
    if (frame.has(id)) return 'frame'
    // Only applications have a file.
    if (path.startsWith('app/forms/fields/file-field.')) return
    if (path.startsWith('app/forms/')) return count > 0 ? 'forms' : undefined
    if (sharedByForms.test(path)) return 'forms'
    // A drawing and its parts, which the page of an error has too.
    if (path.startsWith('app/ui/art/city')) return 'city'
    // All pages that draw it are about posts.
    if (path.startsWith('app/ui/art/post-art.')) return 'blog'
    if (count < 2 || drawings.test(path)) return
    const room = /^app\/routes\/public\/(blog|careers)\//.exec(path)?.[1]
    if (room) return room
    // Most pages have the building blocks anyway, but not the home page.
    const isBlock = path.startsWith('app/ui/')
    if (home.has(id) || count > (isBlock ? 11 : 8)) return 'frame'
    // Pages of courses and of the blog make messages, and neither has the other's file.
    if (isBlock || path.startsWith('app/languages/message.')) return 'sections'
  }
}

/**
 * Packages of many small files, bundled into the server's file for a faster start. Packages that remix-serve loads itself
 * stay outside, so that there is one instance of each.
 */
const bundled = [
  'aws4fetch',
  'csv-stringify',
  'diff',
  'fflate',
  /^highlight\.js/,
  'htmlparser2',
  'ical-generator',
  'kysely',
  'markdown-it',
  'markdown-it-footnote',
  'remix-auth',
  'remix-auth-form',
  'resend',
  'uqr',
  'uuid',
  'yaml',
  'zod',
]

const siteMap = '\0virtual:remix/server-build'
const lettersInFile = 125_000

/**
 * Cuts the server's code into files, packages apart, in the order in which it runs. Node parses one file at a time, and keeps
 * what the largest took: with one file of all the code an idle site takes 20 MB more. No file may import one that imports it,
 * because they would run in another order.
 */
function cutServer() {
  let files
  return (id, { getModuleInfo }) => {
    files ??= filesOfServer(getModuleInfo)
    return files.get(id)
  }
}

function filesOfServer(getModuleInfo) {
  const files = new Map()
  // What imports the site map, which imports all routes, stays in its file.
  const staysWithMap = new Map([[siteMap, true]])
  let letters = 0
  const visit = (id) => {
    if (staysWithMap.has(id)) return staysWithMap.get(id)
    staysWithMap.set(id, false)
    const { importedIds, code, isExternal } = getModuleInfo(id)
    const stays = importedIds.filter(visit).length > 0
    staysWithMap.set(id, stays)
    if (stays || isExternal) return stays
    letters += code.length
    files.set(id, packageOf(id) ?? `part-${Math.floor(letters / lettersInFile)}`)
    return false
  }
  getModuleInfo(siteMap).importedIds.forEach(visit)
  return files
}

function packageOf(id) {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  if (name) return `package-${name.replace(/\W+/g, '-')}`
  return id.startsWith('\0') ? 'package-helpers' : undefined
}

const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // remix-serve serves ./public itself, cached for an hour; a copy inside build/client would be cached for a year.
  server: { port, strictPort: true },
  publicDir: command === 'build' ? false : 'public',
  plugins: [
    remix({ future }),
    routeDefaults(),
    replaceRouteModules(),
    ...(isSsrBuild ? [] : [collectLicences]),
    packAssets,
    ...(isSsrBuild ? [trimManifest(), programs] : []),
  ],
  // The server's code keeps its names for stack traces. V8 keeps sources, at half the size where all letters are ASCII.
  ...(isSsrBuild
    ? { esbuild: { charset: 'ascii', minifyIdentifiers: false, minifySyntax: false, minifyWhitespace: true } }
    : {}),
  ssr: command === 'build' ? { noExternal: bundled } : {},
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets, drafts: { customMedia: true } },
  },
  build: {
    target: ['es2022', 'chrome111', 'safari16.4', 'firefox113'],
    cssMinify: 'lightningcss',
    // 4 % smaller than esbuild's, because it also shortens what React's own build left.
    minify: isSsrBuild ? 'esbuild' : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false } },
    // Server only: stack traces in the log refer to the sources.
    sourcemap: isSsrBuild === true,
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { manualChunks: isSsrBuild ? cutServer() : groupModules() },
      onwarn(warning, warn) {
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
        // Rollup warns about comments in packages that it leaves out.
        if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
      },
    },
  },
}))
