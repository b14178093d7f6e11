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

test('is made once, for its owner alone, and leaves nothing unfinished behind', () => {
  const made = keptSecret(data, earlier)
  expect(made).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), origin: 'made' })
  expect(keptSecret(data, earlier)).toEqual({ secret: made.secret, origin: 'kept' })
  expect(readdirSync(data)).toEqual(['session-secret'])
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('is taken over from where an earlier release kept it, which keeps its own', () => {
  const known = 'x'.repeat(64)
  writeFileSync(join(earlier, 'session-secret'), known)
  expect(keptSecret(data, earlier)).toEqual({ secret: known, origin: 'copied' })
  expect(readFileSync(join(earlier, 'session-secret'), 'utf8')).toBe(known)
  writeFileSync(join(earlier, 'session-secret'), 'y'.repeat(64))
  expect(keptSecret(data, earlier)).toEqual({ secret: known, origin: 'kept' })
})

test("is made anew, and no other site's is taken, where the data folder is new", () => {
  writeFileSync(join(earlier, 'session-secret'), 'x'.repeat(64))
  const made = keptSecret(data, null)
  expect(made.origin).toBe('made')
  expect(made.secret).not.toBe('x'.repeat(64))
})

test('is refused in one line when the file is empty or cut short, and the file is left as it is', () => {
  mkdirSync(data)
  for (const content of ['', '\n', 'x'.repeat(31)]) {
    writeFileSync(join(data, 'session-secret'), content)
    expect(() => keptSecret(data, earlier)).toThrow(/session-secret holds \d+ bytes, and a secret has at least 32/)
    expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe(content)
  }
})

test('is closed to others when it was open to them', () => {
  mkdirSync(data)
  writeFileSync(join(data, 'session-secret'), 'x'.repeat(64), { mode: 0o644 })
  keptSecret(data, earlier)
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600)
})
