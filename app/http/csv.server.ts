// CSV for spreadsheets: every cell is quoted, and none is taken for a formula.
import { Readable } from 'node:stream'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/** Column heads, each with the cell for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/**
 * @param name without date and extension @param pages portions of rows, so that a table of any length needs little memory
 * @param context of the request, for back-pressure: a slow connection gets no more rows than it takes
 */
export function csvDownload<Row>(
  name: string,
  columns: CsvColumns<Row>,
  pages: AsyncIterable<Row[]>,
  { room }: Pick<AppLoadContext, 'room'>,
): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(createReadableStreamFromReadable(Readable.from(table(columns, pages, room))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* table<Row>(columns: CsvColumns<Row>, pages: AsyncIterable<Row[]>, room?: () => Promise<void>) {
  // The byte order mark, by which spreadsheets recognise UTF-8.
  yield csvText([Object.keys(columns)], { bom: true })
  const cells = Object.values(columns)
  for await (const rows of pages) {
    yield csvText(rows.map((row) => cells.map((cell) => cell(row))))
    // SQLite answers within the same turn of the event loop: without a pause no other request would be served.
    await othersTurn()
    await room?.()
  }
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
const disarmInside = (text: string) => text.replace(partedFormula, "$1'$2")
