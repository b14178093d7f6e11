import { expect, test } from 'vitest'
import { publishingOf } from './saving.ts'

const now = Date.UTC(2026, 10, 1, 3)
const at = (publish: 'now' | 'draft' | 'planned', from = '', until = '') =>
  publishingOf({ publish, ...split('from', from), ...split('until', until) } as never, 'Asia/Seoul', now)
const split = (name: string, typed: string) => {
  const [day = '', time = ''] = typed.split('T')
  return { [name]: day, [`${name}Time`]: time }
}

test('a text is published now, kept, or planned in the zone of the person', () => {
  expect(at('now')).toEqual({ at: 'now' })
  expect(at('draft')).toEqual({ at: 'draft' })
  expect(at('planned', '2026-11-02T09:00')).toEqual({ at: 'planned', from: Date.UTC(2026, 10, 2), until: null })
})

test.each([
  ['times beside "Publish now"', at('now', '2026-11-02T09:00'), 'publish'],
  ['an end beside "Publish now"', at('now', '', '2026-11-02T09:00'), 'publish'],
  ['no time', at('planned'), 'from'],
  ['a time that has passed', at('planned', '2020-01-01T10:00'), 'from'],
  ['an end before the beginning', at('planned', '2026-11-02T09:00', '2026-11-02T08:00'), 'until'],
])('is refused with %s', (_, asked, field) => {
  expect('errors' in asked ? Object.keys(asked.errors) : []).toEqual([field])
})

test('a day that has passed is told beside a time that is none', () => {
  expect(at('planned', '2020-01-01T25:99')).toEqual({
    errors: { from: ['Enter the day and time of publication', 'This time has passed. Choose a later one'] },
  })
})
