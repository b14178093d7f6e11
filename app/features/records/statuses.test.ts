import { describe, expect, test } from 'vitest'
import type { RecordKind } from '#db/tables/records.ts'
import { findMove, isAnswer, isOpen, movesFrom, openStatuses, statusesOf, stepsTo } from './statuses.ts'

const allowed: Record<RecordKind, string[]> = {
  enquiry: [
    'new>in_progress',
    'new>completed',
    'new>spam',
    'in_progress>completed',
    'completed>in_progress',
    'spam>new',
  ],
  application: [
    'new>reviewing',
    'new>interview',
    'new>accepted',
    'new>rejected',
    'new>withdrawn',
    'new>spam',
    'reviewing>interview',
    'reviewing>accepted',
    'reviewing>rejected',
    'reviewing>withdrawn',
    'interview>accepted',
    'interview>rejected',
    'interview>withdrawn',
    'accepted>reviewing',
    'rejected>reviewing',
    'withdrawn>reviewing',
    'spam>new',
  ],
}

describe.each(Object.keys(allowed) as RecordKind[])('an %s', (kind) => {
  const all = statusesOf(kind)
  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    expect(findMove(kind, from, to) !== null).toBe(allowed[kind].includes(`${from}>${to}`))
  })
})

test('open statuses still need an answer or a decision', () => {
  expect(openStatuses('enquiry')).toEqual(['new', 'in_progress'])
  expect(openStatuses('application')).toEqual(['new', 'reviewing', 'interview'])
  expect(isOpen('application', 'spam')).toBe(false)
})

test('each status defines whether it answers the sender', () => {
  const answers = (kind: RecordKind) => statusesOf(kind).filter((status) => isAnswer(kind, status))
  expect(answers('enquiry')).toEqual(['completed'])
  expect(answers('application')).toEqual(['interview', 'accepted', 'rejected', 'withdrawn'])
})

test('decisions on an application ask for confirmation', () => {
  const all = statusesOf('application').flatMap((from) =>
    movesFrom('application', from).map((move) => ({ from, ...move })),
  )
  expect(all.filter(({ asks }) => asks).map(({ from, to }) => `${from}>${to}`)).toEqual([
    'new>interview',
    'new>accepted',
    'new>rejected',
    'new>withdrawn',
    'reviewing>interview',
    'reviewing>accepted',
    'reviewing>rejected',
    'reviewing>withdrawn',
    'interview>accepted',
    'interview>rejected',
    'interview>withdrawn',
    'accepted>reviewing',
  ])
})

test('a new application may be decided at once, and its history says that it was reviewed', () => {
  expect(stepsTo('application', 'new', 'accepted')).toEqual(['reviewing', 'accepted'])
  expect(stepsTo('application', 'new', 'rejected')).toEqual(['reviewing', 'rejected'])
  expect(stepsTo('application', 'new', 'interview')).toEqual(['reviewing', 'interview'])
})
