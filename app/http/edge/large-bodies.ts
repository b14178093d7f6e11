// Counts the large bodies that strangers send, refused ones too: an upload, and what is larger than any form.

const periodMs = 10 * 60_000

/**
 * @param most bodies of one network address in ten minutes @param elapsed milliseconds of a monotonic clock
 * @returns a function that counts a body of a client and tells whether that is one too many
 */
export function largeBodies(most: number, elapsed = () => performance.now()) {
  /** The number of large bodies in the current period, by client. */
  const counts = new Map<string, number>()
  let period = 0
  return (client: string): boolean => {
    const present = Math.floor(elapsed() / periodMs)
    if (present !== period) counts.clear()
    period = present
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count > most
  }
}

export const isOneTooMany = largeBodies(40)
