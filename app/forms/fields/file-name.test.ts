import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file name is one line with its extension and without direction marks', () => {
  expect(fileName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(fileName('\u2066a\u2069\u200F\u061C\nb\u0000.pdf')).toBe('a b.pdf')
  expect(fileName('계획.pdf')).toBe('계획.pdf')
  expect(fileName(`${'x'.repeat(2000)}.pdf`)).toMatch(/^x{146}\.pdf$/)
  expect(fileName('\u202E ')).toBe('')
})

/** Places where uploads are parsed (but not a page's copy of its own form) and where file names are stored. */
const doors = /(?<!sent)\.formData\(\)|insertInto\('(received_files|media)'\)/

test('every place that accepts a file cleans its name', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('app', file))
  const withFiles = files.filter((file) => doors.test(readFileSync(file, 'utf8')))
  expect(withFiles.length).toBeGreaterThan(3)
  expect(withFiles.filter((file) => !readFileSync(file, 'utf8').includes('fileName('))).toEqual([])
})
