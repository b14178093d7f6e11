import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { settleRecord } from '#app/features/records/change-record.server.ts'
import { version } from '#app/forms/fields/rules.ts'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'No reply needed' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = changeAction(z.object({ version }), {
  form: 'settle',
  run: ({ target, value, by }) => settleRecord(db, { ...target, version: value.version }, by),
  done: ({ reference }) => `${reference} needs no reply.`,
})

export default function SettlePage() {
  return (
    <RecordChange form="settle" title="No reply needed">
      <p>It leaves the lists of what is to be answered, until its sender writes again.</p>
    </RecordChange>
  )
}
