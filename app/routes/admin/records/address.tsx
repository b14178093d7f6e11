import { db } from '#app/db.server.ts'
import { correctAddress } from '#app/features/records/change-record.server.ts'
import { addressSchema } from '#app/features/records/change-schemas.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { changeAction, changeLoader } from './change.server.ts'
import { RecordChange, useChangedRecord } from './change.tsx'

export const handle = { permission: 'inbox.write', title: 'Correct the address' } as const

export const loader = changeLoader

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = changeAction(addressSchema, {
  form: 'address',
  run: ({ target, value, by }) => correctAddress(db, { ...target, version: value.version }, value.email, by),
  done: ({ reference }) => `The address of ${reference} is corrected.`,
})

export default function AddressPage() {
  const { record } = useChangedRecord()
  return (
    <RecordChange form="address" title="Correct the address" defaults={{ email: record.email }}>
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="Mails that were sent to the other address are not sent again."
        spellCheck={false}
        required
      />
    </RecordChange>
  )
}
