// One line of JSON an event, without personal data: no bodies, no addresses, no query strings.
import { randomBytes } from 'node:crypto'

type Facts = Record<string, string | number | undefined>
export type Level = 'info' | 'warn' | 'error'

export const newRequestId = () => randomBytes(6).toString('hex')

export function log(event: string, facts: Facts = {}, level: Level = 'info') {
  console.log(line(event, level, facts))
}

export function logError(error: unknown, facts: Facts = {}) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(line('error', 'error', { name, message, ...facts, stack }))
}

export const line = (event: string, level: Level, facts: Facts) =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
