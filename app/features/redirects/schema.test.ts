import { expect, test } from 'vitest'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { redirectSchema } from './schema.ts'

const leadsAway = hostileReturnPaths.filter((path) => !/^\/(x\/\.\.\/)?log(in|out)\b/i.test(path))
const refused = (given: { from?: string; to?: string }) =>
  redirectSchema.safeParse({ from: '/old', to: '/new', kind: '301', ...given }).error?.issues.map(({ path }) => path[0])

test.each(leadsAway)('a redirect can neither start at %j nor lead to it, except to an https address', (path) => {
  expect(new Set(refused({ from: path }))).toEqual(new Set(['from']))
  if (!/^https:\/\/\w/.test(path)) expect(new Set(refused({ to: path }))).toEqual(new Set(['to']))
})

test('an empty field is missing, and nothing else', () => {
  expect(refused({ from: '', to: ' ' })).toEqual(['from', 'to'])
})

test.each(['/new', '/new?page=2#top', 'https://other.example/page'])('it leads to %j', (to) => {
  expect(refused({ to })).toBeUndefined()
})
