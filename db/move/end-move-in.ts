// A copy that was made during a move, or after it, stores again: it is the database of another site.
import { connect } from '#db/driver/connect.ts'
import { endStandstill, findMark, isRefusing, ownTables } from './standstill.ts'

/** Changes nothing in a copy that was made at another time. */
export async function endMoveIn(url: string) {
  const db = connect(url)
  try {
    // An older release had no settings.
    if (!(await ownTables(db)).includes('settings')) return
    const mark = await findMark(db)
    if (mark || (await isRefusing(db))) await endStandstill(db, mark)
  } finally {
    await db.destroy()
  }
}
