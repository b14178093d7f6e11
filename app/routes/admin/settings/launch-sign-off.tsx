import { Checkbox } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'

type LaunchSignOffProps = {
  signedOff: boolean
  version: number
  /** The number of facts that are still missing on the site. */
  missing: number
  /** The number of legal texts whose present wording is not signed off. */
  unsigned: number
  firstRun: { settings: { isPutAway: boolean }; version: number }
  mayChange: boolean
}

/** The effect of the current decision, with a form to change it for admins. */
export function LaunchSignOff({ signedOff, version, missing, unsigned, firstRun, mayChange }: LaunchSignOffProps) {
  return (
    <Panel id="sign-off" title="Sign-off">
      <p>
        {signedOff
          ? 'The checklist is signed off, so search engines may list the public pages.'
          : 'The checklist is not signed off, so every page asks search engines not to list it.'}{' '}
        {missing === 1 ? 'One fact is' : `${missing} facts are`} still missing; visitors see the pages without{' '}
        {missing === 1 ? 'it' : 'them'}.
      </p>
      {unsigned > 0 ? (
        <p>
          {unsigned === 1 ? 'One legal text waits' : `${unsigned} legal texts wait`} for its{' '}
          <a href="#legal-texts">own sign-off</a>, which comes first.
        </p>
      ) : null}
      {mayChange ? (
        <StaffForm
          form="launch"
          action="/dashboard/settings/launch-checklist"
          className="form"
          defaults={{ signedOff: signedOff ? 'yes' : '' }}
          version={version}
          button="Save"
        >
          <Checkbox name="signedOff">The list has been checked and search engines may list the site</Checkbox>
        </StaffForm>
      ) : null}
      {mayChange && firstRun.settings.isPutAway ? (
        <PostButton
          action="/dashboard/first-steps"
          id="bring-back"
          values={{ version: firstRun.version }}
          variant="outline"
          size="s"
        >
          Show the first steps on the overview again
        </PostButton>
      ) : null}
    </Panel>
  )
}
