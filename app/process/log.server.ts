// Logs one line of JSON for each event, without personal data: no bodies, no addresses, no query strings.
import { randomFillSync } from 'node:crypto'

type Facts = Record<string, string | number | undefined>
type Level = 'info' | 'warn' | 'error'

const idBytes = 6
// Filled for many requests at once: a few random bytes take as long as many.
const randomness = Buffer.alloc(512 * idBytes)
let taken = randomness.length

export function newRequestId(): string {
  if (taken === randomness.length) {
    randomFillSync(randomness)
    taken = 0
  }
  taken += idBytes
  return randomness.toString('hex', taken - idBytes, taken)
}

export function log(event: string, facts: Facts = {}, level: Level = 'info') {
  console.log(line(event, level, facts))
}

export function logError(error: unknown, facts: Facts = {}) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(line('error', 'error', { name, message, ...facts, stack }))
}

const line = (event: string, level: Level, facts: Facts) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
