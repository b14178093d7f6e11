import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { cursorOf, noteReading, readRecords, readRecordsQuery } from '#app/features/inbox/api/read-records.server.ts'
import { readableKinds } from '#app/features/records/kinds.ts'
import { answerWith, recordsFailed, refusal, requireToken } from './staff.server.ts'

/** As for the download: taking addresses away needs more than the permission to read them. */
export const handle = { permission: 'inbox.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireToken(request, handle.permission, 'records.read')
  const query = readRecordsQuery(new URL(request.url).searchParams)
  if (!query.ok) return refusal(400, query.problem)
  return answerWith(request, recordsFailed, async () => {
    const now = Date.now()
    await noteReading(db, owner, now)
    const reader = { userId: owner.id, kinds: readableKinds(owner.role), now }
    const { records, last, hasMore } = await readRecords(db, query.value, reader)
    return { records, next_cursor: last === null ? null : cursorOf(last), has_more: hasMore }
  })
}
