import { db } from '#app/db.server.ts'
import { addNote } from '#app/features/records/change-record.server.ts'
import { noteSchema } from '#app/features/records/change-schemas.ts'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'Add a note' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

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
