import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { AddressField } from './address-field.tsx'

/** @param address what was searched last */
export function FindPerson({ address = '' }: { address?: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="find-person"
      action="/dashboard/people"
      button={say('Find')}
      busy={say('Searching...')}
      defaults={{ email: address }}
    >
      <AddressField />
    </StaffForm>
  )
}
