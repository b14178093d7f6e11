import { expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { fileProblem, sizeProblem, typeOf } from './files.ts'

const file = (name: string, content: string) => ({ name, bytes: new Uint8Array(Buffer.from(content, 'latin1')) })
const said = (problem: Message | null) => problem && sayInEnglish(problem)
const problem = (name: string, content: string) => said(fileProblem(file(name, content)))

test('documents and pictures may be attached, whatever the case of their ending', () => {
  const right = [
    ['plan.pdf', '%PDF-1.7'],
    ['PLAN.PDF', '%PDF-1.7'],
    ['견적서.hwp', '\u00d0\u00cf\u0011\u00e0\u0000'],
    ['offer.docx', 'PK\u0003\u0004\u0000'],
    ['a.b.png', '\u0089PNG\u0000'],
    ['prices.csv', 'a,b'],
  ] as const
  expect(right.map(([name, content]) => problem(name, content))).toEqual(right.map(() => null))
})

test('programs, archives and files without an ending may not, nor what is not of the kind that it is named after', () => {
  for (const name of ['run.exe', 'all.zip', 'page.html', 'pdf', 'a.constructor', 'plan.pdf.js', ''])
    expect(problem(name, '%PDF-1.7'), name).toMatch(/is a type of file that can’t be attached/)
  expect(problem('plan.pdf', 'MZ')).toBe('“plan.pdf” is not a PDF file, as its name says.')
  expect(problem('words.txt', 'MZ\u0000')).toBe('“words.txt” is not a TXT file, as its name says.')
  expect(problem('plan.pdf', '')).toBe('“plan.pdf” is empty.')
})

test('the type is that of the ending', () => {
  expect([typeOf('a.PDF'), typeOf('a.jpeg'), typeOf('a.exe')]).toEqual([
    'application/pdf',
    'image/jpeg',
    'application/octet-stream',
  ])
})

test('five files of 10 MB together are the most', () => {
  expect(said(sizeProblem([4_000_000, 6_000_000]))).toBeNull()
  expect(said(sizeProblem([4_000_001, 6_000_000]))).toMatch(/larger than 10 MB in total/)
  expect(said(sizeProblem([1, 1, 1, 1, 1]))).toBeNull()
  expect(said(sizeProblem([1, 1, 1, 1, 1, 1]))).toBe('A reply has at most 5 files.')
})
