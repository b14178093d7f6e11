import { expect, test } from 'vitest'
import { catalogue } from '#tests/support/catalogue.ts'
import { type Way, waysOf } from './course-way.ts'

const { courses } = catalogue
const outline = ({ course, next }: Way): string => [course.id, ...next.map((way) => `(${outline(way)})`)].join(' ')
const waysIn = (path: string) => waysOf(courses.filter((course) => course.path === path)).map(outline)

test('a path runs from courses without a prerequisite to the most advanced, the longest branch last', () => {
  expect(waysIn('frontend')).toEqual([
    'html-css-basics (html-css-advanced) (js-basics (vue) (js-advanced (react (redux))))',
    'git-terminal',
  ])
})

test('a course that follows one of the other path starts a tree of its own', () => {
  expect(waysIn('backend')).toEqual(['python-basics (python-extended) (ruby) (mongodb)', 'sql-basics', 'nodejs'])
})

test('every course is in a tree, after one that is not harder', () => {
  const levels = ['Beginner', 'Intermediate', 'Advanced']
  for (const { id, after, level } of courses) {
    const before = courses.find((course) => course.id === after)
    if (after) expect(levels.indexOf(before?.level ?? ''), id).toBeLessThanOrEqual(levels.indexOf(level))
  }
})
