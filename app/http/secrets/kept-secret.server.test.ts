import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.server.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is generated once, readable by its owner only, and leaves no temporary file', () => {
  const made = keptSecret(data)
  expect(made).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), isNew: true })
  expect(keptSecret(data)).toEqual({ secret: made.secret, isNew: false })
  expect(readdirSync(data)).toEqual(['session-secret'])
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('is refused in one line when the file is empty or truncated, and the file stays unchanged', () => {
  mkdirSync(data)
  for (const content of ['', '\n', 'x'.repeat(31)]) {
    writeFileSync(join(data, 'session-secret'), content)
    expect(() => keptSecret(data)).toThrow(/session-secret holds \d+ bytes, and a secret has at least 32/)
    expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe(content)
  }
})

test('loses its permissions for others', () => {
  mkdirSync(data)
  writeFileSync(join(data, 'session-secret'), 'x'.repeat(64), { mode: 0o644 })
  keptSecret(data)
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})
