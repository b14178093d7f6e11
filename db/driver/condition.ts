// A condition of some work that is asked again in each of its transactions: what was true when a slow request began may
// have ended before its change.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '../schema.ts'

/** Throws when it no longer holds. Without a transaction it is asked outside one. */
type Condition = (trx?: Db) => Promise<void>

const current = new AsyncLocalStorage<{ ask: Condition | null }>()

export async function underCondition<T>(ask: Condition, work: () => Promise<T>): Promise<T> {
  const held: { ask: Condition | null } = { ask }
  try {
    return await current.run(held, work)
  } finally {
    // What the work has started, such as sending mails, goes on without it.
    held.ask = null
  }
}

export const askCondition = async (trx?: Db): Promise<void> => current.getStore()?.ask?.(trx)
