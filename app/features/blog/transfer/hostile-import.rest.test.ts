// Another process reads a file of posts, so visitors do not wait; the next file does, so none may occupy it for long.
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { overBudget } from '#tests/support/text-budget.ts'
import { readImport } from './read-import.server.ts'

const letters = 35_000
const mostMs = 2_000
const utf8 = (text: string) => new TextEncoder().encode(text)
const files: Record<string, (text: string) => Uint8Array> = {
  'a post of Markdown': (text) => zipSync({ 'a.md': utf8(`---\ntitle: A\n---\n\n${text}`) }),
  'front matter': (text) => zipSync({ 'a.md': utf8(`---\ntitle: A\n${text.slice(0, 9_900)}\n---\n\nText`) }),
}

describe.each(Object.entries(files))('%s', (_, file) => {
  test('is read in time', async () => {
    expect(await overBudget(letters, (text) => readImport(file(text)), mostMs)).toEqual([])
  }, 600_000)
})
