import { expect, test } from 'vitest'
import { withNameInBraces, withNamesFilled } from './names-in-braces.ts'

const names = {
  words: new Map([['company', 'Acme & Sons']]),
  counts: new Map([
    ['courses', 14],
    ['products', 1],
    ['sectors', 0],
    ['values', 23],
  ]),
}
const filled = (text: string) => withNamesFilled({ text }, names).text

test('a name in braces is filled in, and a list is counted in words', () => {
  expect(filled('By {company}, {replyPromise}.')).toBe('By Acme & Sons, {replyPromise}.')
  expect(filled('{Courses|course|courses}, {courses} in all')).toBe('Fourteen courses, fourteen in all')
  expect(filled('{Products|product|products} for {sectors|sector|sectors}')).toBe('One product for no sectors')
  expect(filled('{values|value guides|values guide} us')).toBe('23 values guide us')
  expect(filled('{unknown|one|many} and {')).toBe('{unknown|one|many} and {')
})

test('a text without names is the same object', () => {
  const document = { title: '{company}', rows: [{ text: 'in {courses|course|courses}' }] }
  expect(withNamesFilled(document, names)).toEqual({ title: 'Acme & Sons', rows: [{ text: 'in fourteen courses' }] })
  const plain = { title: 'No names' }
  expect(withNamesFilled(plain, names)).toBe(plain)
})

test('the company’s name as staff type it follows the next name', () => {
  const typed = { title: 'At Acme & Sons', rows: [{ text: 'formerly Acme' }] }
  expect(withNameInBraces(typed, 'Acme & Sons')).toEqual({ title: 'At {company}', rows: [{ text: 'formerly Acme' }] })
  expect(withNameInBraces(typed, '')).toEqual(typed)
})

test('a part of a word or of an address is not the name', () => {
  const typed = { text: 'https://Net.example/Net me@Net.example info@shop-Net Netball SubNet Nets' }
  expect(withNameInBraces(typed, 'Net')).toEqual(typed)
  const named = { text: 'Net, Net’s, Net는, Net-based, (Net).' }
  expect(withNameInBraces(named, 'Net').text).toBe(named.text.replaceAll('Net', '{company}'))
  expect(withNameInBraces({ text: 'By A+B.' }, 'A+B').text).toBe('By {company}.')
})
