// npm start: builds when there is no fresh build, then serves. The built site itself migrates and says what is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openFilesProblem } from './open-files.js'

const require = createRequire(import.meta.url)
const filesProblem = openFilesProblem()
if (filesProblem) {
  console.error(`Error: ${filesProblem}`)
  process.exit(1)
}

const serverBuild = 'build/server/index.js'
const sources = ['app', 'db', 'package-lock.json', 'remix.config.js']

if (!existsSync(serverBuild) || newest(sources) > statSync(serverBuild).mtimeMs) {
  console.log('Building the site…')
  const remix = require.resolve('@remix-run/dev/dist/cli.js')
  const { status } = spawnSync(process.execPath, [remix, 'vite:build', '--config', 'remix.config.js'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

// remix-serve reads PORT and HOST before it loads the site, which would read the file too late.
if (existsSync('.env')) process.loadEnvFile('.env')
process.argv[2] = serverBuild
await import(require.resolve('@remix-run/serve/dist/cli.js'))

/** The time of the latest change below the given paths, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(path)
      if (!stats.isDirectory()) return stats.mtimeMs
      // A folder's own time tells of files that were removed.
      return Math.max(stats.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))))
    }),
  )
}
