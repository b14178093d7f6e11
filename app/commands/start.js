// npm start: builds if the build is missing or outdated and no setting is wrong, then serves. The built site itself migrates
// and reports what is missing.

import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { buildSite, canBuild, checkSettings } from '#app/commands/start/build.js'
import { buildState, isBuilt, serverBuild } from '#app/commands/start/build-state.js'
import { refuseOtherNode } from '#app/commands/start/node-version.js'
import { end, enterProject, readOptions } from '#app/commands/start/project.js'

// Loading the site opens over a hundred files at once, and each visitor one more.
const least = 256

/** Explains a limit of open files that is too low, or null. Below it, an arbitrary module fails to load. */
function openFilesProblem() {
  if (!existsSync('/proc/self/limits')) return null
  const limit = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  if (!(limit < least)) return null
  return `this process may open ${limit} files at once, and the site needs ${least} or more: raise the limit (ulimit -n).`
}

refuseOtherNode()
const filesProblem = openFilesProblem()
if (filesProblem) end(filesProblem)
enterProject()
const options = readOptions(
  { 'as-built': { type: 'boolean', default: false }, 'with-parent': { type: 'boolean', default: false } },
  `npm start [-- --as-built]

Builds the site when there is no build of its present sources, and serves it.

  --as-built      serves the build that is there, whatever its sources are
  --with-parent   ends with the process that started it, however that ends
`,
)
if (options['with-parent']) process.once('disconnect', () => process.exit(1))

// remix-serve reads PORT and HOST itself before it loads the site, and without a port takes any free one.
process.env.PORT = process.env.PORT?.trim() || '3000'
process.env.HOST = process.env.HOST?.trim() || ''
await expectFreePort()
if (!options['as-built'] && (await buildIfNeeded())) await expectFreePort()

if (!isBuilt()) end('there is no build in build/: run npm run build where the build tools are installed.')

process.argv[2] = serverBuild
await import(createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'))

async function expectFreePort() {
  const problem = await listenProblem(Number(process.env.PORT), process.env.HOST)
  if (problem) end(problem)
}

/** @returns whether it built, which takes a while */
async function buildIfNeeded() {
  const state = buildState()
  if (state === 'fresh') return false
  if (!canBuild()) {
    if (state === 'stale') {
      console.log('The sources differ from the build, and the build tools are not installed: serving the build.')
    }
    return false
  }
  checkSettings()
  console.log('Building the site…')
  await buildSite()
  return true
}

// Checked before the site is loaded: a server that cannot listen should not migrate the database.

/** Explains what prevents a server from listening there; null when nothing does. */
async function listenProblem(port, host) {
  // The site reports a bad port together with all other bad values.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null
  const probe = createServer()
  try {
    probe.listen(host ? { port, host } : { port })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return null
  } catch (error) {
    return words(error.code, port, host) ?? `cannot listen on ${host}:${port}: ${error.message}`
  }
}

function words(code, port, host) {
  if (code === 'EADDRINUSE') return `port ${port} is in use: end the other program, or set PORT to another one.`
  if (code === 'EACCES') return `port ${port} may not be used by this user: take one above 1023 (PORT).`
  if (code === 'EADDRNOTAVAIL') return `HOST is ${host}, which is no address of this machine.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST is ${host}, which is no known name or address.`
}
