// People who choose one time take turns in this process, so that they do not wait with a database connection each.
const last = new Map<string, Promise<unknown>>()

/** @param slot the chosen time; work without one begins at once */
export async function queueBySlot<T>(slot: string, work: () => Promise<T>): Promise<T> {
  if (slot === '') return work()
  const turn = (last.get(slot) ?? Promise.resolve()).then(work, work)
  last.set(slot, turn)
  try {
    return await turn
  } finally {
    if (last.get(slot) === turn) last.delete(slot)
  }
}
