// docs/upstream.md lists each place that reaches into Remix, remix-serve or Node, and nothing else does.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const room = 'app/http/remix'
const rows = readFileSync('docs/upstream.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`|`$/g, '')))
const listed = rows.map(([, file = '']) => file)
const starters = ['app/commands/start.js']

test('each file of the room has its line, with what it costs to leave it out', () => {
  const files = readdirSync(room).filter((name) => !/\.test\.tsx?$/.test(name))
  expect([...listed].sort()).toEqual([...starters, ...files].sort())
  for (const [, file, does, without] of rows) expect([file, does, without]).not.toContain('')
})

test('the test that each line names exists', () => {
  for (const [, file, , , named = ''] of rows) expect(existsSync(named), `${file}: ${named}`).toBe(true)
})

const reaching =
  /diagnostics_channel|window\.__remix|window\.fetch =|response\.(write|end) = |server\.close = |history\.(replace|push)State|prototype\.\w+ = |@remix-run\/(serve|express)|UNSAFE_|removeAllListeners|from 'morgan'/

test('nothing outside the room reaches in', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file}`)
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(`${room}/`))
  const found = [...files, 'remix.config.js'].filter((file) => reaching.test(readFileSync(file, 'utf8')))
  expect(found.filter((file) => !starters.includes(file))).toEqual([])
})
