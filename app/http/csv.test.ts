import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted, quotes doubled, nothing is an empty cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, 7])).toBe('"a,b","say ""hi""","two\nlines","","7"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})
