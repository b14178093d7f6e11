// npm start: builds if the build is missing or outdated, then serves. The built site itself migrates and reports what is
// missing.
import { createRequire } from 'node:module'
import { buildSite, canBuild } from './start/build.js'
import { buildState, isBuilt, serverBuild } from './start/build-state.js'
import { listenProblem } from './start/listen-problem.js'
import { refuseOtherNode } from './start/node-version.js'
import { openFilesProblem } from './start/open-files.js'
import { end, enterProject, readOptions } from './start/project.js'

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
  console.log('Building the site…')
  await buildSite()
  return true
}
