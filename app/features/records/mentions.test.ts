import { expect, test } from 'vitest'
import { handleOf, mentionParts, mentionsIn } from './mentions.ts'

test.each([
  ['@ada, please look', ['ada']],
  ['Please look, @Ada.Lovelace.', ['ada.lovelace']],
  ['(@ada) and @bob-2: both of you, @ada', ['ada', 'bob-2']],
  ['@ada’s turn', ['ada']],
  ['Ask ada@example.com, @ada@example.com or @ada.b@example.com', []],
  ['an @ alone, or @@twice', []],
  ['@아다', []],
  ['first line\n@ada', ['ada']],
])('“%s” names %j', (text, handles) => {
  expect([...mentionsIn(text)]).toEqual(handles)
})

test('the name is the part of the address before its @', () => {
  expect(handleOf('Ada.Lovelace@Example.com')).toBe('ada.lovelace')
})

test('only colleagues are marked', () => {
  expect(mentionParts('Hi @Ada and @eve: @ada.', [{ name: 'Ada', handle: 'ada' }])).toEqual([
    { text: 'Hi ', isHit: false },
    { text: '@Ada', isHit: true },
    { text: ' and @eve: ', isHit: false },
    { text: '@ada', isHit: true },
    { text: '.', isHit: false },
  ])
})
