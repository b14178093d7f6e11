import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'

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
      <TextField
        name="email"
        label={say('Email')}
        hint={say('The whole address, such as name@example.com.')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </StaffForm>
  )
}
