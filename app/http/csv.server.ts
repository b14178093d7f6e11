// CSV for spreadsheets: every cell is quoted, and none is taken for a formula.
import { stringify } from 'csv-stringify/sync'
import { isoTime } from '#app/time/zoned-time.ts'
import { type Destination, streamedDownload } from './streamed-download.server.ts'

type Cell = string | number | null

/** A time in the reader's zone. @param at in milliseconds or in ISO 8601 */
type TimeOf = (at: number | string | null) => string | null

/** Column heads, each with the cell for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row, time: TimeOf) => Cell>>

/** @param name without date and extension @param pages portions of rows */
export const csvDownload = <Row>(
  name: string,
  columns: CsvColumns<Row>,
  pages: AsyncIterable<Row[]>,
  to: Destination,
): Response => streamedDownload({ name, extension: 'csv', type: 'text/csv' }, table(columns, pages, to), to)

async function* table<Row>(columns: CsvColumns<Row>, pages: AsyncIterable<Row[]>, { zone }: Pick<Destination, 'zone'>) {
  const time: TimeOf = (at) => (at === null ? null : isoTime(new Date(at).getTime(), zone))
  // The byte order mark, by which spreadsheets recognise UTF-8.
  yield csvText([Object.keys(columns)], { bom: true })
  const cells = Object.values(columns)
  for await (const rows of pages) yield csvText(rows.map((row) => cells.map((cell) => cell(row, time))))
}

export const csvText = (rows: Cell[][], { bom = false } = {}) =>
  stringify(rows, {
    bom,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    // Also disarms fullwidth characters at the start of a cell.
    escape_formulas: true,
    cast: { string: disarmInside },
  })

// Where semicolons separate lists, as in most of Europe, spreadsheets split cells at them in spite of the quotes.
const partedFormula = /(^[ "]+|[;\t\r\n][ "]*)([=+\-@＝＋－＠])/g
const disarmInside = (text: string) => text.replace(partedFormula, "$1'$2").replace(number, "'$&")

// A spreadsheet would take the zero from a phone number, and round one of many digits.
const number = /^(?:0[\d\s()./-]{4,}|\d{12,})$/
