import { SelectField, TextField } from '#app/forms/fields/fields.tsx'

type Choice = { value: string; label: string }

type ProfileFieldsProps = { timeZones: readonly string[]; places: readonly Choice[]; notices: readonly Choice[] }

export const ProfileFields = ({ timeZones, places, notices }: ProfileFieldsProps) => (
  <>
    <TextField name="name" label="Name" autoComplete="name" required />
    <SelectField
      name="timeZone"
      label="Time zone"
      hint="All times in the staff area are shown in this zone."
      options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      required
    />
    <SelectField
      name="office"
      label="Office"
      hint="Your replies are sent in your name, with the company and this office beside it."
      options={[{ value: '', label: 'No office' }, ...places]}
    />
    <SelectField
      name="notices"
      label="Mails about enquiries and applications"
      hint="Only about records that your role may open. Overdue records are mailed at 08:00 in your time zone, unless you choose none."
      options={notices}
      required
    />
  </>
)
