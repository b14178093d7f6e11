// Remembers for each open database what its latest queries showed to be wrong with it.
import type { Db } from '#db/schema.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Called when trouble begins, becomes another one, or ends (null): once each time, not for every query. */
export type TroubleListener = (trouble: Trouble | null) => void

export type TroubleWatch = {
  readonly current: Trouble | null
  failed: (error: unknown) => void
  /** @param hasWritten whether something was really written, which a full disk does not let happen */
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
      // A damaged page stays damaged, however well the others can be read.
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

/** What is wrong with this database as far as its queries have met it; null when nothing is known to be. */
export const knownTrouble = (db: Db): Trouble | null => watches.get(db)?.current ?? null
