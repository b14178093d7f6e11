// CSV for spreadsheets: every cell is quoted, and none is taken for a formula.
import type { AppLoadContext } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'
import { streamedDownload } from './streamed-download.server.ts'

type Cell = string | number | null

/** Column heads, each with the cell for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** @param name without date and extension @param pages portions of rows */
export const csvDownload = <Row>(
  name: string,
  columns: CsvColumns<Row>,
  pages: AsyncIterable<Row[]>,
  context: Pick<AppLoadContext, 'room'>,
): Response => streamedDownload({ name, extension: 'csv', type: 'text/csv' }, table(columns, pages), context)

async function* table<Row>(columns: CsvColumns<Row>, pages: AsyncIterable<Row[]>) {
  // The byte order mark, by which spreadsheets recognise UTF-8.
  yield csvText([Object.keys(columns)], { bom: true })
  const cells = Object.values(columns)
  for await (const rows of pages) yield csvText(rows.map((row) => cells.map((cell) => cell(row))))
}

export const utc = (at: number | null) => (at === null ? null : new Date(at).toISOString())

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
