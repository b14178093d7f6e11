import { expect, test } from 'vitest'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { safeReturnTo } from './return-to.ts'

const own = 'https://site.test'

test.each(hostileReturnPaths)('%j leads to the dashboard', (path) => {
  expect(safeReturnTo(path)).toBe('/dashboard')
})

test.each(['/dashboard/contacts?status=new&page=2#top', '/', '/a//b', '/%2F%2Fevil.example', '/x?to=//evil.example'])(
  '%j is kept and stays on the site',
  (path) => {
    expect(safeReturnTo(path)).toBe(path)
    expect(new URL(safeReturnTo(path), own).origin).toBe(own)
  },
)

test('an empty path leads to the dashboard', () => {
  expect([safeReturnTo(null), safeReturnTo(undefined)]).toEqual(['/dashboard', '/dashboard'])
})
