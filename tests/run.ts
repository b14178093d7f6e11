// npm test: types and lint while the site is built, then unit and HTTP tests beside those in a browser, because each alone
// leaves a core idle at times. After `--` come files or folders: their tests alone, on a build that is made only where its
// sources have changed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { buildSite } from '#app/commands/start/build.js'
import { buildState } from '#app/commands/start/build-state.js'

const named = process.argv.slice(2)

if (named.length === 0) {
  await Promise.all([run('biome', ['check', '.']).then(exitOnFailure), checkTypes().then(exitOnFailure), buildSite()])
  exitOnFailure(await testAll())
} else {
  const needBuild = named.filter((path) => !/^(app|db)\b|^tests\/[\w-]+\.test\.ts$/.test(path))
  if (needBuild.length > 0 && buildState() !== 'fresh') await buildSite()
  const inBrowser = named.filter((path) => /^tests\/(e2e|judges)\b/.test(path))
  const others = named.filter((path) => !inBrowser.includes(path))
  if (others.length > 0) exitOnFailure(await runVitest(others))
  if (inBrowser.length > 0) exitOnFailure(await runPlaywright(inBrowser))
}

// The native compiler takes a fifth of the time of TypeScript 5, which tests use to read sources. Beside a build it needs one
// core.
function checkTypes() {
  return run('node', ['node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded'])
}

/** The report of the browser tests follows the other one. */
async function testAll(): Promise<number> {
  const report = new PassThrough({ highWaterMark: 64 * 1024 * 1024 })
  const inBrowser = runPlaywright([], report)
  const code = await runVitest([])
  report.pipe(process.stdout, { end: false })
  const browserCode = await inBrowser
  await finished(report.end())
  return code || browserCode
}

function runVitest(files: string[]) {
  return run('vitest', ['run', '--root', '.', '--config', 'tests/vitest.config.ts', ...files])
}

async function runPlaywright(files: string[], output?: Writable) {
  const noBrowser = await run('tsx', ['tests/support/ensure-chromium.ts'], output)
  return noBrowser || run('playwright', ['test', '--config', 'tests/playwright.config.ts', ...files], output)
}

/** Runs a program of node_modules/.bin, which npm puts on the path. @returns its exit code */
async function run(program: string, args: string[], output?: Writable): Promise<number> {
  const child = spawn(program, args, { stdio: output ? ['inherit', 'pipe', 'pipe'] : 'inherit' })
  if (output) for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false })
  const [code] = await once(child, 'close')
  return code ?? 1
}

function exitOnFailure(code: number) {
  if (code !== 0) process.exit(code)
}
