import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { pageLanguages } from '#app/languages/pages.ts'

const languageChoices = Object.entries(pageLanguages).map(([value, { name }]) => ({ value, label: name }))

type Choice = { value: string; label: string }

type ProfileFieldsProps = { timeZones: readonly string[]; places: readonly Choice[]; notices: readonly Choice[] }

export const ProfileFields = ({ timeZones, places, notices }: ProfileFieldsProps) => (
  <>
    <TextField name="name" label="Name" autoComplete="name" required />
    <SelectField
      name="timeZone"
      label="Time zone"
      hint="Times in the staff area are shown in this time zone."
      options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      required
    />
    <SelectField
      name="language"
      label="Language"
      hint="The staff area speaks this language. Emails and texts keep theirs."
      options={languageChoices}
      required
    />
    <SelectField
      name="office"
      label="Office"
      isUnmarked
      hint="Replies go out in your name, followed by the company and this office."
      options={[{ value: '', label: 'No office' }, ...places]}
    />
    <SelectField
      name="notices"
      label="Emails about enquiries and applications"
      hint="Covers records your role can open. A list of overdue records arrives at 08:00 your time unless you choose “None”."
      options={notices}
      required
    />
  </>
)
