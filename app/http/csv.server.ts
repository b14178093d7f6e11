// Tables for spreadsheets: every cell quoted, and none that a spreadsheet would take for a formula.
import { Readable } from 'node:stream'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

/** A column's head, and its cell for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/**
 * @param name without its date and ending @param pages some rows at a time, so that a table of any length needs little
 * memory @param context of the request: a slow line gets no more rows than it takes
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
  // What tells spreadsheets that this is UTF-8 comes first.
  yield csvText([Object.keys(columns)], { bom: true })
  const cells = Object.values(columns)
  for await (const rows of pages) {
    yield csvText(rows.map((row) => cells.map((cell) => cell(row))))
    // SQLite answers within the same turn of the event loop: nobody else would be answered before the last row.
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
    // Disarms the first character of a cell, in fullwidth, too.
    escape_formulas: true,
    cast: { string: disarmInside },
  })

// Where lists are parted by semicolons, as in most of Europe, spreadsheets part a cell at its own: quoting does not help.
const partedFormula = /(^[ "]+|[;\t\r\n][ "]*)([=+\-@＝＋－＠])/g
const disarmInside = (text: string) => text.replace(partedFormula, "$1'$2")
