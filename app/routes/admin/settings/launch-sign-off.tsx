import { Checkbox } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'

type LaunchSignOffProps = {
  signedOff: boolean
  version: number
  /** The number of legal texts whose present wording is not signed off. */
  unsigned: number
  firstRun: { settings: { isPutAway: boolean }; version: number }
  mayChange: boolean
}

/** The effect of the current decision, with a form to change it for admins. */
export function LaunchSignOff({ signedOff, version, unsigned, firstRun, mayChange }: LaunchSignOffProps) {
  const say = useSay()
  return (
    <Panel id="sign-off" title={say('Sign-off')}>
      <p>
        {signedOff
          ? say('The checklist is signed off, so search engines may list the site.')
          : say('The checklist isn’t signed off, so search engines are asked not to list the site.')}
      </p>
      {unsigned > 0 ? (
        <p>
          <Said
            phrase={
              unsigned === 1 ? 'One legal text needs its {link} first.' : '{count} legal texts need their {link} first.'
            }
            values={{ count: unsigned, link: <a href="#legal-texts">{say('own sign-off')}</a> }}
          />
        </p>
      ) : null}
      {mayChange ? (
        <StaffForm
          form="launch"
          action="/dashboard/settings/launch-checklist"
          className="form"
          defaults={{ signedOff: signedOff ? 'yes' : '' }}
          version={version}
          button={say('Save')}
        >
          <Checkbox name="signedOff">{say('I’ve checked the list, and search engines may list the site')}</Checkbox>
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
          {say('Show the first steps on the overview again')}
        </PostButton>
      ) : null}
    </Panel>
  )
}
