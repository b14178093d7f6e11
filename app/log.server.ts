// One line of JSON an event, without personal data: no bodies, no addresses, no query strings.
import { randomBytes } from 'node:crypto'

type Facts = Record<string, string | number | undefined>

export const newRequestId = () => randomBytes(6).toString('hex')

export function log(event: string, facts: Facts = {}) {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }))
}

export function logError(error: unknown, facts: Facts = {}) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(JSON.stringify({ time: new Date().toISOString(), event: 'error', name, message, ...facts, stack }))
}
