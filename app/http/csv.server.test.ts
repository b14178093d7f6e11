import { parse } from 'csv-parse/sync'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test, vi } from 'vitest'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { csvDownload, csvText } from './csv.server.ts'

const cellsOf = (text: string): string[][] => parse(text, { record_delimiter: '\r\n' })

test('cells are quoted, quotes doubled, and missing values become empty cells', () => {
  expect(csvText([['a,b', 'say "hi"', 'two\nlines', null, '', 7]])).toBe(
    '"a,b","say ""hi""","two\nlines","","","7"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1', '  ＝1'])(
  '%j is no formula',
  (text) => {
    const [[cell = ''] = []] = cellsOf(csvText([[text]]))
    expect(cell.trim()).toMatch(/^'/)
    expect(cell.replaceAll("'", '')).toBe(text)
  },
)

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;  @SUM(A1)', "a;  '@SUM(A1)"],
  ['a\t＝1+1', "a\t'＝1+1"],
  ['a";+1', 'a";\'+1'],
  ['a\n-1', "a\n'-1"],
  ['a;b=c; d-e', 'a;b=c; d-e'],
  ['2 + 2 = 4', '2 + 2 = 4'],
])('%j, parted where lists are parted by semicolons, begins no formula', (text, disarmed) => {
  expect(cellsOf(csvText([[text]]))).toEqual([[disarmed]])
})

test.each([
  '01012345678',
  '0677 12 34 56',
  '010-1234-5678',
  '(02) 123-4567',
  '+82 10-1234-5678',
  '+237677123456',
  '237677123456',
])('the phone number %s keeps its zero and its plus in a spreadsheet', (phone) => {
  const [[cell = ''] = []] = cellsOf(csvText([[phone]]))
  expect(cell.replace(/^'/, '')).toBe(phone)
  // A spreadsheet takes a cell of digits for a number, and a plus for a formula.
  expect(cell).not.toMatch(/^[+0]|^\d+$/)
})

test.each(['0', '0.5', '2026', '2026-01-15', '20', '123456'])('%s stays a number or a date', (text) => {
  expect(cellsOf(csvText([[text]]))).toEqual([[text]])
})

/** Cells that a spreadsheet would treat as formulas, by the file’s own separators and by semicolons, tabs and lines. */
const formulaIn = (text: string) =>
  [...cellsOf(text).flat(), ...text.split(/[;\t\r\n]/).map((part) => part.replace(/^[ "]+/, ''))].find((cell) =>
    /^\s*[=+\-@＝＋－＠]/.test(cell),
  )

const wild = string({ unit: constantFrom(...'=+-@＝＋－＠;,\t\r\n" \'a1'), maxLength: 12 })

test('any cells are read back unchanged, except for the marks that disarm formulas', () => {
  assert(
    property(array(array(wild, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const text = csvText(rows)
      const plain = (cell: string) => cell.replaceAll("'", '')
      expect(cellsOf(text).map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)))
      expect(formulaIn(text)).toBeUndefined()
    }),
  )
})

test('the naughty strings are read back unchanged', () => {
  const disarmed = csvText(naughtyStrings.map((text) => [text, 'x']))
  const cells = cellsOf(disarmed).map(([cell = '']) => cell)
  expect(cells.map((cell) => cell.replaceAll("'", ''))).toEqual(naughtyStrings.map((text) => text.replaceAll("'", '')))
})

test('a download begins with a byte order mark and the column heads, and its name has the date', async () => {
  async function* pages(): AsyncGenerator<{ name: string; number: number | null }[]> {
    yield [{ name: 'Ada', number: 1 }]
    yield [{ name: 'Grace', number: null }]
  }
  vi.setSystemTime(Date.UTC(2026, 10, 30, 18))
  const columns = {
    Name: ({ name }: { name: string }) => name,
    Number: ({ number }: { number: number | null }) => number,
  }
  const answer = csvDownload('people', columns, pages(), { zone: 'Asia/Seoul' })
  vi.useRealTimers()
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="people-2026-12-01.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString('utf8')).toBe('\ufeff"Name","Number"\r\n"Ada","1"\r\n"Grace",""\r\n')
})

test('times are those of the reader’s zone, with its offset', async () => {
  async function* pages() {
    yield [Date.UTC(2026, 10, 30, 18, 5, 9), '2026-07-01T00:00:00.000Z', null]
  }
  const text = (zone: string) =>
    csvDownload('times', { Time: (at: number | string | null, time) => time(at) }, pages(), { zone }).text()
  expect(cellsOf(await text('Asia/Seoul')).slice(1)).toEqual([
    ['2026-12-01T03:05:09+09:00'],
    ['2026-07-01T09:00:00+09:00'],
    [''],
  ])
  expect(cellsOf(await text('America/St_Johns')).slice(1)).toEqual([
    ['2026-11-30T14:35:09-03:30'],
    ['2026-06-30T21:30:00-02:30'],
    [''],
  ])
})

test('a long table yields to other requests between portions', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  async function* portions() {
    for (let portion = 0; portion < 100; portion++) yield [portion]
  }
  const table = await csvDownload('list', { Number: (row: number) => row }, portions(), { zone: 'UTC' }).text()
  clearImmediate(next)
  expect(table.split('\r\n')).toHaveLength(102)
  expect(turns).toBeGreaterThanOrEqual(100)
})
