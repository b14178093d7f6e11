import { describe, expect, test } from 'vitest'
import type { RecordKind } from '#db/tables/records.ts'
import { findMove, isAnswer, isOpen, movesFrom, openStatuses, statusesOf } from './statuses.ts'

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

test('decisions on an application ask for confirmation; at most one button of a page is the main one', () => {
  const all = statusesOf('application').flatMap((from) =>
    movesFrom('application', from).map((move) => ({ from, ...move })),
  )
  expect(all.filter(({ asks }) => asks).map(({ from, to }) => `${from}>${to}`)).toEqual([
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
  for (const from of statusesOf('application')) {
    expect(movesFrom('application', from).filter(({ isMinor }) => !isMinor).length).toBeLessThan(2)
  }
})
