import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test.each([
  ['Hello', 'Hello'],
  ['\n\n  Can you help?\nThanks', 'Can you help?'],
  ['Good morning,\n\nWe run three bakeries.', 'We run three bakeries.'],
  ['Bonjour Madame,\nnous cherchons un site.', 'nous cherchons un site.'],
  ['안녕하세요,\n서버를 옮기려고 합니다.', '서버를 옮기려고 합니다.'],
  ['Hi, we would like to move twelve servers next month.\nKim', 'Hi, we would like to move twelve servers next month.'],
  ['Hilary wrote to you.\nWhen do you answer?', 'Hilary wrote to you.'],
  ['', ''],
])('the row of %j begins with %j', (message, words) => {
  expect(firstWords(message)).toBe(words)
})

test('a long message is cut without breaking a character', () => {
  expect(firstWords(`${'x'.repeat(159)}🎉`)).toBe(`${'x'.repeat(159)}\uFFFD`)
})
