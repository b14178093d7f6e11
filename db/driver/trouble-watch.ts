// Remembers the trouble that the latest queries revealed, for each open database.
import type { Db } from '#db/schema.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Called when trouble begins, changes or ends (null): once each time, not for every query. */
export type TroubleListener = (trouble: Trouble | null) => void

export type TroubleWatch = {
  readonly current: Trouble | null
  failed: (error: unknown) => void
  /** @param hasWritten true for a real write, which proves that the disk is not full */
  succeeded: (hasWritten: boolean) => void
}

export function watchTrouble(onChange: TroubleListener = () => {}): TroubleWatch {
  let current: Trouble | null = null
  function become(trouble: Trouble | null) {
    if (trouble === current) return
    current = trouble
    onChange(trouble)
  }
  return {
    get current() {
      return current
    },
    failed(error) {
      const trouble = troubleOf(error)
      // Corruption stays, however well other pages can be read.
      if (trouble && current !== 'corrupt') become(trouble)
    },
    succeeded(hasWritten) {
      if (current === 'unreachable' || (hasWritten && current !== 'corrupt')) become(null)
    },
  }
}

const watches = new WeakMap<Db, TroubleWatch>()

export function remember(db: Db, watch: TroubleWatch) {
  watches.set(db, watch)
}

/** The database's trouble, as far as queries have met any; null when none is known. */
export const knownTrouble = (db: Db): Trouble | null => watches.get(db)?.current ?? null

/** For trouble that was learned of in another way than by a query. */
export const noteTrouble = (db: Db, error: Error) => watches.get(db)?.failed(error)
