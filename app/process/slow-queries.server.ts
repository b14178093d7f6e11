import type { Logger } from 'kysely'
import { log } from './log.server.ts'

/** Logs queries that take longer than this many milliseconds (0 for none): their shape, never their values. */
export function slowQueries(overMs: number): Logger | undefined {
  if (overMs === 0) return undefined
  return ({ query, queryDurationMillis: ms }) => {
    if (ms >= overMs) log('slow-query', { ms: Math.round(ms), sql: shapeOf(query.sql) }, 'warn')
  }
}

// Values are parameters; literals that remain in the text are removed.
const shapeOf = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
