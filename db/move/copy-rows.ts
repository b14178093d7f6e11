// Copies the rows of every table, going on after the highest key that has arrived.
import { OperationalError } from '#db/driver/say-failure.ts'
import { type DatabaseAdapter, notMoved, type Table, type Target } from './database-adapter.ts'

export type Progress = (table: string, rows: number) => void

/** Reads the next portion while the target stores the one before. */
export async function copyTable(source: DatabaseAdapter, target: Target, table: Table, onProgress: Progress) {
  let rows = 0
  let storing: Promise<void> = Promise.resolve()
  const store = async (portion: Parameters<Target['write']>[1]) => {
    try {
      await target.write(table, portion)
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      throw new OperationalError(`The target does not accept a row of ${table.name}: ${words}`, { cause: error })
    }
    rows += portion.length
    onProgress(table.name, rows)
  }
  for await (const portion of source.read(table, await target.lastKey(table))) {
    await storing
    storing = store(portion)
    // Its failure is thrown where it is waited for.
    storing.catch(() => {})
  }
  await storing
}

/** The tables to move. @throws OperationalError where the two databases have not the same tables and columns */
export async function sharedTables(source: DatabaseAdapter, target: DatabaseAdapter): Promise<Table[]> {
  const [mine, theirs] = await Promise.all([source.tables(), target.tables()])
  const wanted = mine.filter(({ name }) => !notMoved.has(name))
  const names = (tables: Table[]) => tables.map(({ name }) => name).filter((name) => !notMoved.has(name))
  const [one, other] = [names(mine), names(theirs)]
  const differing = [...one.filter((name) => !other.includes(name)), ...other.filter((name) => !one.includes(name))]
  if (differing.length > 0)
    throw new OperationalError(`Only one of the two databases has ${differing.join(', ')}: nothing was moved.`)
  for (const table of wanted) {
    const columns = theirs.find(({ name }) => name === table.name)?.columns
    if (JSON.stringify(columns) !== JSON.stringify(table.columns))
      throw new OperationalError(`The columns of ${table.name} differ between the two databases: nothing was moved.`)
    if (table.key.length === 0)
      throw new OperationalError(`${table.name} has no primary key, which npm run move needs.`)
  }
  return wanted
}
