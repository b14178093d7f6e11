// npm test: types and lint while the site is built, then unit and HTTP tests, then those in a browser. After `--` come files or
// folders: their tests alone, on a build that is made only where its sources have changed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildSite } from '#app/commands/start/build.js'
import { buildState } from '#app/commands/start/build-state.js'

const named = process.argv.slice(2)

if (named.length === 0) {
  await Promise.all([run('biome', ['check', '.']).then(exitOnFailure), checkTypes().then(exitOnFailure), buildSite()])
  const code = await runVitest([])
  exitOnFailure((await runPlaywright([])) || code)
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

function runVitest(files: string[]) {
  return run('vitest', ['run', '--root', '.', '--config', 'tests/vitest.config.ts', ...files])
}

async function runPlaywright(files: string[]) {
  const noBrowser = await run('tsx', ['tests/support/ensure-chromium.ts'])
  return noBrowser || run('playwright', ['test', '--config', 'tests/playwright.config.ts', ...files])
}

/** Runs a program of node_modules/.bin, which npm puts on the path. @returns its exit code */
async function run(program: string, args: string[]): Promise<number> {
  const [code] = await once(spawn(program, args, { stdio: 'inherit' }), 'close')
  return code ?? 1
}

function exitOnFailure(code: number) {
  if (code !== 0) process.exit(code)
}
