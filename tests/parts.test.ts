// Every test belongs to `npm test` or to `npm run test:rest`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOfPart } from './support/part.ts'

// Without what somebody only tries out.
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
const files = tracked.split('\n').filter((path) => /\.(test|spec)\.tsx?$/.test(path) && existsSync(path))

test('each file for vitest is in one part or in both', () => {
  const found = ['quick' as const, 'rest' as const].flatMap((part) => [
    ...['app', 'db', 'tests/http'].flatMap((folder) => filesOfPart(part, folder)),
    ...filesOfPart(part, 'tests', false),
  ])
  expect(files.filter((path) => path.includes('.test.') && !found.includes(path))).toEqual([])
})

test('each file for the browser is in a project of Playwright, which splits its tests by the tag @rest', () => {
  const others = files.filter((path) => path.includes('.spec.') && !/^tests\/(e2e|judges)\//.test(path))
  expect(others).toEqual([])
})
