import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/server-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sections-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A site of two routes, each of which answers with its handler's arguments. */
const build = `
import { handleBySection } from ${JSON.stringify(pathToFileURL(resolve('app/http/remix/section-handlers.server.ts')).href)}
handleBySection()
const route = (id) => ({
  id, path: id, module: { loader: ({ context }) => new Response(\`\${id} \${typeof context.room}\`) },
})
export const routes = { one: route('one'), two: route('two') }
export const entry = { module: { default: () => new Response('page') } }
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' }
export const future = { v3_singleFetch: true }
export const [publicPath, assetsBuildDirectory, basename, isSpaMode] = ['/assets/', '.', '/', false]
`

test('remix-serve uses our handlers, which give routes back-pressure', async () => {
  writeFileSync(join(folder, 'build.mjs'), build)
  const port = await freePort()
  const cli = createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js')
  const env = { ...process.env, NODE_ENV: 'production' as const, HOST: '127.0.0.1', PORT: String(port) }
  const server = spawn(process.execPath, ['--import', 'tsx', cli, join(folder, 'build.mjs')], { env })
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  try {
    await vi.waitFor(async () => expect(await read('/one')).toBe('one function'), { timeout: 30_000, interval: 100 })
    expect(await read('/two')).toBe('two function')
  } finally {
    server.kill('SIGKILL')
  }
}, 60_000)
