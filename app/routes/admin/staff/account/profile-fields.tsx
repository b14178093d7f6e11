import { CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { pageLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'

const languageChoices = Object.entries(pageLanguages).map(([value, { name }]) => ({ value, label: name }))

type Choice = { value: string; label: string }

type ProfileFieldsProps = { timeZones: readonly string[]; places: readonly Choice[]; notices: readonly Choice[] }

export const ProfileFields = ({ timeZones, places, notices }: ProfileFieldsProps) => {
  const say = useSay()
  return (
    <>
      <TextField name="name" label={say('Name')} autoComplete="name" required />
      <SelectField
        name="timeZone"
        label={say('Time zone')}
        hint={say('Times in the staff area are shown in this time zone.')}
        options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        required
      />
      <SelectField
        name="language"
        label={say('Language')}
        hint={say('Only the staff area changes language.')}
        options={languageChoices}
        required
      />
      <SelectField
        name="office"
        label={say('Office')}
        isUnmarked
        hint={say('Replies go out in your name, followed by the company and this office.')}
        options={[{ value: '', label: 'No office' }, ...places]}
      />
      <CheckboxGroup
        type="radio"
        name="notices"
        legend={say('Emails about enquiries and applications')}
        hint={say(
          'Covers records your role can open. A list of overdue records arrives at 08:00 your time unless you choose “None”.',
        )}
        options={notices}
        isUnmarked
      />
    </>
  )
}
