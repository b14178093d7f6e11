// Compares every row of both databases, in the order of the primary key and with bounded memory.
import { createHash } from 'node:crypto'
import { OperationalError } from '#db/driver/say-failure.ts'
import { type DatabaseAdapter, keyColumns, keyOf, type Row, type Table } from './database-adapter.ts'

export type Compared = { table: string; rows: number; digest: string }

/** @returns the number and the digest that both sides have @throws OperationalError that names the first row that differs */
export async function compareTable(source: DatabaseAdapter, target: DatabaseAdapter, table: Table): Promise<Compared> {
  const [left, right] = [oneByOne(source.read(table)), oneByOne(target.read(table))]
  const [mine, theirs] = [createHash('sha256'), createHash('sha256')]
  try {
    for (let rows = 0; ; rows++) {
      const [one, other] = await Promise.all([left.next(), right.next()])
      if (one.done && other.done) return { table: table.name, rows, digest: sameDigest(table, mine, theirs) }
      const [sent, arrived] = [one.done ? '' : JSON.stringify(one.value), other.done ? '' : JSON.stringify(other.value)]
      if (sent !== arrived) throw difference(table, one.done ? null : one.value, other.done ? null : other.value)
      mine.update(sent)
      theirs.update(arrived)
    }
  } finally {
    await Promise.all([left.return(undefined), right.return(undefined)])
  }
}

function sameDigest({ name }: Table, mine: ReturnType<typeof createHash>, theirs: ReturnType<typeof createHash>) {
  const [one, other] = [mine.digest('hex'), theirs.digest('hex')]
  if (one !== other) throw new OperationalError(`${name} has another digest in the target.`)
  return one
}

async function* oneByOne(portions: AsyncIterable<Row[]>): AsyncGenerator<Row, void, undefined> {
  for await (const rows of portions) yield* rows
}

function difference(table: Table, sent: Row | null, arrived: Row | null): OperationalError {
  const said = (row: Row) =>
    keyColumns(table)
      .map(({ name }, index) => `${name} ${keyOf(table, row)[index]}`)
      .join(', ')
  if (!sent)
    return new OperationalError(
      `${table.name} has a row in the target that is not in the source: ${said(arrived ?? [])}.`,
    )
  const isSameRow = arrived !== null && said(sent) === said(arrived)
  if (!isSameRow) {
    const instead = arrived ? `; in its place is ${said(arrived)}` : ''
    return new OperationalError(`${table.name} lacks a row in the target: ${said(sent)}${instead}.`)
  }
  const columns = table.columns.filter((_, place) => sent[place] !== arrived[place]).map(({ name }) => name)
  return new OperationalError(
    `${table.name} differs in the target, first in the row ${said(sent)}: ${columns.join(', ')}.`,
  )
}
