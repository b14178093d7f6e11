import { expect, test } from 'vitest'
import { type CursorShape, cursorOf } from './list-params.ts'

const id = '0190a1b2-0000-7000-8000-000000000000'
const read = (before: string, shape: CursorShape) => cursorOf(new URLSearchParams({ before }), shape)

test.each<[string, CursorShape, (string | number)[]]>([
  ['17', ['number'], [17]],
  [`17.${id}`, ['number', 'id'], [17, id]],
  ['17.SPRING-20', ['number', 'code'], [17, 'SPRING-20']],
  [`2026-11-24.${id}`, ['day', 'id'], ['2026-11-24', id]],
  ['17.18', ['number', 'number'], [17, 18]],
])('%s is a cursor of %j', (before, shape, cursor) => {
  expect(read(before, shape)).toEqual(cursor)
})

test.each<[string, CursorShape]>([
  ['', ['number']],
  ['17', ['number', 'id']],
  [`17.${id}`, ['number']],
  ['17.x', ['number', 'id']],
  ['123456789012345', ['number']],
  ['1; drop', ['number']],
])('%s names no row of %j: the first page is shown', (before, shape) => {
  expect(read(before, shape)).toBeUndefined()
})
