import { Checkbox, CheckboxGroup, SelectField } from '#app/forms/fields/fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import type { ShownImport } from './import.server.ts'

type ImportFormProps = Pick<ShownImport, 'status' | 'hosts' | 'mayFetch'> & { path: string }

export function ImportForm({ path, status, hosts, mayFetch }: ImportFormProps) {
  const say = useSay()
  const names = hosts.map(([host]) => host)
  const counted = hosts.map(([host, count]) => say('{count} on {host}', { count, host })).join(', ')
  return (
    <StaffForm
      form="import"
      action={path}
      defaults={{ publish: 'draft', redirects: 'yes' }}
      button={status === 'begun' ? say('Continue') : say('Import')}
      busy={say('Importing...')}
    >
      <SelectField
        name="publish"
        label={say('Import posts as')}
        hint={say('Posts for members, paying readers or people with a password always become drafts.')}
        required
        options={[
          { value: 'draft', label: 'Drafts' },
          { value: 'kept', label: 'Their original status: published, scheduled or draft' },
        ]}
      />
      <Checkbox name="redirects">
        {say('Redirect old addresses, such as /2021/03/title/, to the imported posts')}
      </Checkbox>
      {hosts.length > 0 && mayFetch ? (
        <CheckboxGroup
          isUnmarked
          name="hosts"
          legend={say('Fetch pictures from')}
          hint={say(
            'The media library gets a copy of each picture up to 8 MB: {counted}. Other pictures stay where they are and become links.',
            { counted },
          )}
          options={names}
        />
      ) : null}
      {hosts.length > 0 && !mayFetch ? (
        <p>
          {say('The pictures are on {names}. Only an admin can have them fetched; otherwise they become links.', {
            names: names.join(', '),
          })}
        </p>
      ) : null}
    </StaffForm>
  )
}
