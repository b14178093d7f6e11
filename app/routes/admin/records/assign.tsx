import { db } from '#app/db.server.ts'
import { assignRecords } from '#app/features/records/change-record.server.ts'
import { assignSchema } from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange, useChangedRecord } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'Assign' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = changeAction(assignSchema, {
  form: 'assign',
  run: async ({ target, value, by }) => {
    const assignee = value.assignee ? (await listColleagues(db)).find(({ id }) => id === value.assignee) : null
    if (assignee === undefined || (assignee && !mayAnswer(assignee, target.kind))) {
      return { ok: false, reason: 'unknown choice' }
    }
    const [outcome] = await assignRecords(db, [{ ...target, version: value.version }], assignee, by)
    return outcome ?? { ok: false, reason: 'gone' }
  },
  done: ({ reference, assignee_id }) =>
    assignee_id ? `${reference} is assigned.` : `${reference} is assigned to nobody.`,
  unknown: 'This person cannot answer it: the account was disabled, or has another role now.',
})

export default function AssignPage() {
  const { record, colleagues } = useChangedRecord()
  return (
    <RecordChange form="assign" title="Assign" defaults={{ assignee: record.assignee_id ?? '' }}>
      <SelectField
        name="assignee"
        label="Assigned to"
        options={[{ value: '', label: 'Nobody' }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </RecordChange>
  )
}
