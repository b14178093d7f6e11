import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.server.ts'

let folder: string
let data: string
let earlier: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
  data = join(folder, 'data')
  earlier = join(folder, 'earlier')
  mkdirSync(earlier)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is generated once, readable by its owner only, and leaves no temporary file', () => {
  const made = keptSecret(data, earlier)
  expect(made).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), origin: 'made' })
  expect(keptSecret(data, earlier)).toEqual({ secret: made.secret, origin: 'kept' })
  expect(readdirSync(data)).toEqual(['session-secret'])
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('is copied from the folder of an earlier release, which keeps its own', () => {
  const known = 'x'.repeat(64)
  writeFileSync(join(earlier, 'session-secret'), known)
  expect(keptSecret(data, earlier)).toEqual({ secret: known, origin: 'copied' })
  expect(readFileSync(join(earlier, 'session-secret'), 'utf8')).toBe(known)
  writeFileSync(join(earlier, 'session-secret'), 'y'.repeat(64))
  expect(keptSecret(data, earlier)).toEqual({ secret: known, origin: 'kept' })
})

test('is generated, not copied from another site, when the data folder is new', () => {
  writeFileSync(join(earlier, 'session-secret'), 'x'.repeat(64))
  const made = keptSecret(data, null)
  expect(made.origin).toBe('made')
  expect(made.secret).not.toBe('x'.repeat(64))
})

test('is refused in one line when the file is empty or truncated, and the file stays unchanged', () => {
  mkdirSync(data)
  for (const content of ['', '\n', 'x'.repeat(31)]) {
    writeFileSync(join(data, 'session-secret'), content)
    expect(() => keptSecret(data, earlier)).toThrow(/session-secret holds \d+ bytes, and a secret has at least 32/)
    expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe(content)
  }
})

test('loses its permissions for others', () => {
  mkdirSync(data)
  writeFileSync(join(data, 'session-secret'), 'x'.repeat(64), { mode: 0o644 })
  keptSecret(data, earlier)
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})
