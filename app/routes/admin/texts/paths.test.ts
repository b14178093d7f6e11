import { expect, test } from 'vitest'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { cameFrom, withFrom } from './paths.ts'

const form = (from: string | null) => new URL(withFrom('/admin/texts/home/home/en', from), 'https://site.test').href

test('a form leads back to the page from which it was opened', () => {
  expect(cameFrom(form('/services?tab=cloud-solutions&edit'))).toBe('/services?tab=cloud-solutions&edit')
  expect(cameFrom(form(null))).toBeNull()
})

test.each(hostileReturnPaths)('a form that was opened from %j leads to no other site', (path) => {
  expect(cameFrom(form(path))).toBeNull()
})
