import { TextField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'

/** @param who what was searched last */
export function FindPerson({ who = '' }: { who?: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="find-person"
      action="/dashboard/people"
      button={say('Find')}
      busy={say('Searching...')}
      defaults={{ who }}
    >
      <TextField
        name="who"
        label={say('Email, name or phone')}
        hint={say('The whole address, such as name@example.com, or what you know of a name or a number.')}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </StaffForm>
  )
}
