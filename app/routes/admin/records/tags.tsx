import { db } from '#app/db.server.ts'
import { tagRecord } from '#app/features/records/change-record.server.ts'
import { tagsSchema } from '#app/features/records/change-schemas.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange, useChangedRecord } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'Tags' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = changeAction(tagsSchema, {
  form: 'tags',
  run: ({ target, value, by }) => tagRecord(db, { ...target, version: value.version }, value.tags, by),
  done: ({ reference }) => `The tags of ${reference} are saved.`,
})

export default function TagsPage() {
  const { record } = useChangedRecord()
  return (
    <RecordChange form="tags" title="Tags" defaults={{ tags: record.tags?.split(',').join(', ') ?? '' }}>
      <TextField
        name="tags"
        label="Tags"
        hint="Single words with commas or spaces between them, ten at most. The search finds them as #tag."
      />
    </RecordChange>
  )
}
