import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { findExported, noteReading } from '#app/features/inbox/api/read-records.server.ts'
import { readableKinds } from '#app/features/records/kinds.ts'
import { answerWith, recordsFailed, refusal, requireToken } from './staff.server.ts'

/** As for the download: taking addresses away needs more than the permission to read them. */
export const handle = { permission: 'inbox.write' } as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireToken(request, handle.permission, 'records.read')
  return answerWith(request, recordsFailed, async () => {
    await noteReading(db, owner, Date.now())
    const record = await findExported(db, params.reference ?? '', { kinds: readableKinds(owner.role) })
    if (!record) throw refusal(404, 'There is no such record.')
    return record
  })
}
