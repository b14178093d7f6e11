// Checks docs/security.md: it lists every level 1 requirement once, and the tests it names exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/** Numbers of the standard's level 1 requirements, by section. */
const levelOne: Record<string, number[]> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
}

test('every file the document names exists', () => {
  const named = [...text.matchAll(/`((?:app|tests|db|docs)\/[\w./-]+)`/g)].map((match) => match[1] ?? '')
  expect(named.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('every level 1 requirement is in a table once', () => {
  const wanted = Object.entries(levelOne).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  )
  expect(wanted).toHaveLength(70)
  const rows = [...text.matchAll(/^\| (\d[\d., to]*?) *\|/gm)].flatMap(([, cell = '']) => numbersIn(cell))
  expect(rows.sort()).toEqual(wanted.sort())
})

test('every command the document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** Such as "5.2.2, 5.3.1" or "10.4.1 to 10.4.5". */
function numbersIn(cell: string): string[] {
  const [first = '', last] = cell.split(' to ')
  if (!last) return cell.split(', ')
  const section = first.slice(0, first.lastIndexOf('.'))
  const [from, until] = [first, last].map((number) => Number(number.split('.').at(-1)))
  return Array.from({ length: (until ?? 0) - (from ?? 0) + 1 }, (_, index) => `${section}.${(from ?? 0) + index}`)
}
