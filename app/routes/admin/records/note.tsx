import type { MetaFunction } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { addNote } from '#app/features/records/change-record.server.ts'
import { noteSchema } from '#app/features/records/change-schemas.ts'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange } from './change.tsx'

export const handle = { permission: 'inbox.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Add a note', noindex: true })

export const loader = changeLoader

export {
  keepAfterNetworkError as shouldRevalidate,
  networkSafeAction as clientAction,
} from '#app/forms/network-safe-action.ts'

export const action = changeAction(noteSchema, {
  form: 'note',
  run: ({ target, value, by }) => addNote(db, target, value.note, by),
  done: ({ reference }) => `The note is kept with ${reference}.`,
})

export default function NotePage() {
  return (
    <RecordChange form="note" title="Add a note" isAdded>
      <TextArea name="note" label="Note" hint="Only staff can read it." required />
    </RecordChange>
  )
}
