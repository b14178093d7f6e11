import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runTool } from './command.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const usage = { usage: 'npm run test', about: '', options: {} } as const

/** What is said on standard error, and when the work began. */
async function run(args: string[], options?: { tellsSettings: boolean }) {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'run.js', ...args])
  await runTool(usage, async () => void said.push('work'), options)
  return said
}

test('a command tells a misspelled setting before it does anything, and its help does not', async () => {
  vi.stubEnv('DATABSE_URL', 'file:./other.db')
  const words = 'DATABSE_URL is not a setting of the site: did you mean DATABASE_URL?'
  expect(await run([])).toEqual([words, 'work'])
  expect(await run([], { tellsSettings: false })).toEqual(['work'])
  expect(await run(['--help'])).toEqual([])
})

test('every command for operators is run by this frame', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const files = Object.values(scripts).flatMap((script) => /commands\/run\.js ([\w-]+)$/.exec(script)?.slice(1) ?? [])
  expect(files.length).toBeGreaterThan(10)
  for (const file of files)
    expect(readFileSync(join('app/commands', `${file}.ts`), 'utf8'), file).toMatch(/^await run(Tool|Command)\(/m)
  expect(readdirSync('app/commands').filter((name) => name.endsWith('.ts'))).toEqual(
    expect.arrayContaining(files.map((file) => `${file}.ts`)),
  )
})
