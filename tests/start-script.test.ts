// What npm start decides before any of the site is loaded.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const path of ['app', 'db', 'build/server']) mkdirSync(join(folder, path), { recursive: true })
  for (const path of [
    'app/root.tsx',
    'db/schema.ts',
    'package-lock.json',
    'remix.config.js',
    'build/server/index.js',
  ]) {
    writeFileSync(join(folder, path), path)
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Calls a function of a script of the start in this folder. */
function call(script: string, expression: string): string {
  const code = `import * as script from ${JSON.stringify(resolve('app/commands', script))}; console.log(JSON.stringify(${expression}))`
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  return run.trim()
}
const state = () => JSON.parse(call('build-state.js', 'script.buildState()'))

test('a build is of its sources by what they say, not by their times', () => {
  expect(state()).toBe('stale')
  call('build-state.js', 'script.stampBuild() ?? null')
  expect(state()).toBe('fresh')
  const later = new Date(Date.now() + 60_000)
  for (const path of ['app/root.tsx', 'app']) utimesSync(join(folder, path), later, later)
  expect(state()).toBe('fresh')
  writeFileSync(join(folder, 'app/root.test.tsx'), 'a test')
  expect(state()).toBe('fresh')
  writeFileSync(join(folder, 'app/more.ts'), '')
  expect(state()).toBe('stale')
  rmSync(join(folder, 'app/more.ts'))
  writeFileSync(join(folder, 'db/schema.ts'), 'changed')
  expect(state()).toBe('stale')
})

test('a build that was shipped without its sources is served as it is', () => {
  rmSync(join(folder, 'db'), { recursive: true })
  expect(state()).toBe('fresh')
  rmSync(join(folder, 'build'), { recursive: true })
  expect(state()).toBe('absent')
})

test('only the versions of Node that package.json names are taken', () => {
  const range = '^20.19.0 || ^22.12.0 || ^24.11.0'
  const supported = (versions: string[]) =>
    call('node-version.js', `${JSON.stringify(versions)}.filter((version) => script.isSupported(version, '${range}'))`)
  const taken = ['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.23.3', 'v24.21.0', process.version]
  const refused = ['v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.11.0', 'v23.11.0', 'v25.0.0', 'v26.1.0']
  expect(JSON.parse(supported([...taken, ...refused]))).toEqual(taken)
})
