// Reads a program's query of the list of records. Unlike a page, a program is told what is wrong in it.
import { z } from 'zod'

export const mostRecords = 100
const usualRecords = 50

export type RecordsQuery = {
  /** The number of the last record of the page before. */ after?: number
  since?: number
  limit: number
}

const querySchema = z.object({
  cursor: z
    .string()
    .transform((cursor) => Buffer.from(cursor, 'base64url').toString())
    .pipe(
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    )
    .optional(),
  since: z.iso
    .datetime({ offset: true })
    .transform((time) => Date.parse(time))
    .optional(),
  limit: z.coerce.number().int().min(1).max(mostRecords).default(usualRecords),
})

const problems: Readonly<Record<string, string>> = {
  cursor: 'The cursor must be a “next_cursor” of an earlier answer.',
  since: 'The time “since” must be one like 2026-06-03T09:00:00Z.',
  limit: `The limit must be a number from 1 to ${mostRecords}.`,
}

type Read = { ok: true; value: RecordsQuery } | { ok: false; problem: string }

export function readRecordsQuery(params: URLSearchParams): Read {
  const read = querySchema.safeParse(Object.fromEntries(params))
  if (!read.success) return { ok: false, problem: problems[String(read.error.issues[0]?.path[0])] ?? 'Bad request.' }
  const { cursor: after, ...query } = read.data
  return { ok: true, value: { ...query, after } }
}

export const cursorOf = (number: number) => Buffer.from(String(number)).toString('base64url')
