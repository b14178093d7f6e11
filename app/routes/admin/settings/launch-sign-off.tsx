import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'

type LaunchSignOffProps = {
  signedOff: boolean
  version: number
  /** The number of facts that are still missing on the site. */
  missing: number
  mayChange: boolean
}

/** The effect of the current decision, with a form to change it for admins. */
export function LaunchSignOff({ signedOff, version, missing, mayChange }: LaunchSignOffProps) {
  return (
    <section className="card stack" aria-labelledby="sign-off">
      <h2 id="sign-off">Sign-off</h2>
      <p>
        {signedOff
          ? 'The checklist is signed off, so search engines may list the public pages.'
          : 'The checklist is not signed off, so every page asks search engines not to list it.'}{' '}
        {missing === 1 ? 'One fact is' : `${missing} facts are`} still missing; visitors see the pages without{' '}
        {missing === 1 ? 'it' : 'them'}.
      </p>
      {mayChange ? (
        <ActionForm
          form="launch"
          action="/dashboard/settings/launch-checklist"
          className="form"
          defaults={{ signedOff: signedOff ? 'yes' : '', version: String(version) }}
        >
          <Checkbox name="signedOff">The list has been checked and search engines may list the site</Checkbox>
          <FormActions busy="Saving...">Save</FormActions>
        </ActionForm>
      ) : null}
    </section>
  )
}
