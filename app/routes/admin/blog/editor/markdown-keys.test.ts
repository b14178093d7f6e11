import { expect, test } from 'vitest'
import { asParagraph, type Edit, linked, marked, marks, nextItem } from './markdown-keys.ts'

const [, bold] = marks
/** A text with its selection between bars; one bar is a caret. */
function parsed(text: string) {
  const [before = '', chosen = '', ...after] = text.split('|')
  const isCaret = after.length === 0
  const from = before.length
  return { value: text.replaceAll('|', ''), from, to: isCaret ? from : from + chosen.length }
}
const edited = (text: string, edit: Edit | null) => {
  const { value } = parsed(text)
  return edit && value.slice(0, edit.from) + edit.text + value.slice(edit.to)
}

test('a mark goes around the selection or a sample, and away again', () => {
  if (!bold) throw new Error('There is no bold')
  expect(edited('a |word| b', marked(parsed('a |word| b'), bold))).toBe('a **word** b')
  expect(edited('a **|word|** b', marked(parsed('a **|word|** b'), bold))).toBe('a word b')
  expect(marked(parsed('a | b'), bold)).toMatchObject({ text: '**bold**', select: [4, 8] })
})

test('a block becomes a paragraph of its own, with the cursor at its end', () => {
  const put = (text: string) => edited(text, asParagraph(parsed(text), '{{x}}'))
  expect(put('|')).toBe('{{x}}')
  expect(put('One.|')).toBe('One.\n\n{{x}}')
  expect(put('One.\n\n\n|')).toBe('One.\n\n{{x}}')
  expect(put('One.\n|Two.')).toBe('One.\n\n{{x}}\n\nTwo.')
  expect(put('|\n\nTwo.')).toBe('{{x}}\n\nTwo.')
  expect(put('One |old| two')).toBe('One\n\n{{x}}\n\ntwo')
  expect(asParagraph(parsed('One.|Two.'), '{{x}}').select).toEqual([11, 11])
})

test('a pasted address over words makes them a link', () => {
  const paste = (text: string, pasted: string) => edited(text, linked(parsed(text), pasted))
  expect(paste('see |here|.', 'https://a.example/b')).toBe('see [here](https://a.example/b).')
  expect(paste('see |', 'https://a.example/b')).toBeNull()
  expect(paste('see |here|.', 'words')).toBeNull()
  expect(paste('see |he\nre|.', 'https://a.example/b')).toBeNull()
})

test.each([
  ['- one|', '- one\n- '],
  ['  * one|', '  * one\n  * '],
  ['9. nine|', '9. nine\n10. '],
  ['1) one|', '1) one\n2) '],
  ['- [x] done|', '- [x] done\n- [ ] '],
  ['> quote|', '> quote\n> '],
  ['- o|ne', '- o\n- ne'],
  ['- one\n- |', '- one\n'],
  ['plain|', null],
  ['-not a list|', null],
  ['|- one', null],
  ['```\n- code|', null],
  ['```\ncode\n```\n- item|', '```\ncode\n```\n- item\n- '],
])('Enter in %j gives %j', (text, expected) => {
  expect(edited(text, nextItem(parsed(text)))).toBe(expected)
})
