// Decisions of npm start before any of the site is loaded.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
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

/** Calls a function of a start script in this folder. */
function call(script: string, expression: string): string {
  const code = `import * as script from ${JSON.stringify(resolve('app/commands/start', script))}; console.log(JSON.stringify(${expression}))`
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  return run.trim()
}
const state = () => JSON.parse(call('build-state.js', 'script.buildState()'))

test('a build is matched to its sources by content, not by time', () => {
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

test('a build shipped without sources is served as it is', () => {
  rmSync(join(folder, 'db'), { recursive: true })
  expect(state()).toBe('fresh')
  rmSync(join(folder, 'build'), { recursive: true })
  expect(state()).toBe('absent')
})

test('only the Node versions in package.json are accepted', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const supported = (versions: string[]) =>
    call(
      'node-version.js',
      `${JSON.stringify(versions)}.filter((version) => script.isSupported(version, '${engines.node}'))`,
    )
  const oldest = ['v20.20.0', 'v22.12.0', 'v24.11.0', 'v26.0.0']
  const newer = ['v20.20.2', 'v22.23.3', 'v24.21.0', 'v26.10.0']
  const refused = ['v18.20.0', 'v20.19.9', 'v21.7.0', 'v22.11.9', 'v23.11.0', 'v24.10.0', 'v25.0.0', 'v27.0.0']
  expect(JSON.parse(supported([...oldest, ...newer, process.version, ...refused]))).toEqual([
    ...oldest,
    ...newer,
    process.version,
  ])
})

test('a port in use is reported before the site is built', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  for (const path of ['app/commands', 'package.json']) cpSync(path, join(folder, path), { recursive: true })
  // With the build tools, so that it would build here.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  rmSync(join(folder, 'build'), { recursive: true })
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const { status, stdout, stderr } = await startIn(folder, env)
  other.close()
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Error: port ${port} is in use: end the other program, or set PORT to another one.\n`,
  })
})

test('a wrong setting is reported before the site is built', async () => {
  for (const path of ['app', 'db', 'package.json']) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  rmSync(join(folder, 'build'), { recursive: true })
  const settings = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'mysql://site', SESSION_SECRET: 'short' }
  expect(await startIn(folder, { ...process.env, ...settings })).toEqual({
    status: 1,
    stdout: '',
    stderr: `These environment variables need mending:
  DATABASE_URL: must be file:path or postgres://…
  SESSION_SECRET: every secret needs at least 16 characters
`,
  })
})

async function startIn(cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['app/commands/start.js'], { cwd, env })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const [status] = await once(child, 'close')
  return { status, stdout, stderr }
}
