// npm test: types, lint and the build, unit and HTTP tests, journeys in a browser. With --rest (npm run test:rest): all tests that
// npm test leaves out. Otherwise files or folders can be named: their tests alone, of both parts. Ends with a table of what each
// stage cost, which is also written to test-results/costs-<part>.json.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildSite } from '#app/commands/start/build.js'
import { buildState } from '#app/commands/start/build-state.js'
import { collectIn, isWhole, readFiles, type Stage, stagesOf, tableOf } from './support/costs.ts'
import { cpuOfTree } from './support/cpu-time.ts'
import type { Part } from './support/part.ts'

/** Which tests of both databases belong to a part (support/databases.ts). */
const tags: Record<Part, string> = { quick: '!PostgreSQL || simultaneous', rest: '!simultaneous' }
const named = process.argv.slice(2)

if (named.length === 0) await runPart('quick')
else if (named.join() === '--rest') await runPart('rest')
else await runNamed(named)

async function runNamed(files: string[]) {
  const needBuild = files.filter((path) => !/^(app|db)\b|^tests\/[\w-]+\.test\.ts$/.test(path))
  if (needBuild.length > 0) await buildIfStale()
  const inBrowser = files.filter((path) => /^tests\/(e2e|judges)\b/.test(path))
  const others = files.filter((path) => !inBrowser.includes(path))
  if (others.length > 0) exitOnFailure(await runVitest(others))
  if (inBrowser.length > 0) exitOnFailure(await runPlaywright(inBrowser))
}

async function runPart(part: Part) {
  const folder = 'test-results'
  const costs = `${folder}/files-${part}.jsonl`
  mkdirSync(folder, { recursive: true })
  writeFileSync(costs, '')
  collectIn(costs)
  process.env.TEST_PART = part
  const begin = performance.now()
  const stages: Stage[] = []
  let code = await measured('types, lint and build', async () => {
    const checks = part === 'quick' ? [run('biome', ['check', '.']), checkTypes()] : []
    const codes = await Promise.all([...checks, buildIfStale().then(() => 0)])
    return Math.max(...codes)
  })
  if (code === 0) {
    code = await measured('vitest', () => runVitest(['--tags-filter', tags[part]]))
    code = (await measured('playwright', () => runPlaywright([]))) || code
  }
  const sum = (pick: (stage: Stage) => number) => stages.filter(isWhole).reduce((sum, stage) => sum + pick(stage), 0)
  const [wall, cpu] = [since(begin), sum((stage) => stage.cpu)]
  const files = readFiles(costs)
  rmSync(costs)
  writeFileSync(`${folder}/costs-${part}.json`, JSON.stringify({ part, wall, cpu, stages, files }, null, 2))
  console.log(`\n${tableOf(stages, files, wall, cpu)}\n`)
  const failed = sum((stage) => stage.failed)
  console.log(
    `${sum(({ tests }) => tests) - failed} passed, ${failed} failed, ${sum(({ skipped }) => skipped)} skipped`,
  )
  exitOnFailure(code)

  async function measured(stage: string, act: () => Promise<number>) {
    const [from, cpuFrom, known] = [performance.now(), cpuOfTree(), readFiles(costs).length]
    const code = await act()
    stages.push(...stagesOf({ stage, wall: since(from), cpu: cpuOfTree() - cpuFrom }, readFiles(costs).slice(known)))
    return code
  }
}

function since(begin: number) {
  return (performance.now() - begin) / 1000
}

async function buildIfStale() {
  if (buildState() !== 'fresh') await buildSite()
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
