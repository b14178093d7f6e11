import { redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { beginOwnTwoStep } from '#app/features/staff/two-step/own-two-step.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { passwordSchema } from '#app/features/staff/two-step/schema.ts'
import { findTwoStep } from '#app/features/staff/two-step/two-step.server.ts'
import { type Requirement, twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { passkeysCrumb, twoStepCrumb } from '#app/routes/admin/staff/account/words.ts'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { OnOff } from '#app/ui/pill.tsx'

export const handle = { permission: 'own.account', title: 'Two-step sign-in' } as const

export const loader = staffLoader(
  handle.permission,
  async ({ staff: { id, role, timeZone, hasPasskey }, language }) => {
    const [twoStep, requirement] = await Promise.all([findTwoStep(db, id), requirementOf(db, role)])
    const since = twoStep
      ? new Intl.DateTimeFormat(pageLanguages[language].locale, { dateStyle: 'long', timeZone }).format(twoStep.since)
      : undefined
    return { since, codesLeft: twoStep?.codesLeft ?? 0, requirement: hasPasskey ? ('optional' as const) : requirement }
  },
)

export const action = staffAction(handle.permission, passwordSchema, {
  form: 'two-step',
  run: async ({ staff, value, client, by }) => {
    if (staff.hasTwoStep) throw redirect(twoStepCrumb.href, 303)
    await beginOwnTwoStep(db, { ...value, client }, by)
    return true
  },
  done: () => ({ to: `${twoStepCrumb.href}/set-up` }),
  failed: twoStepCopy.failed,
  thrown: wrongProof,
})

export default function TwoStepPage() {
  const say = useSay()
  const { since, ...state } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Two-step sign-in')} above={[settingsCrumb]} pill={<OnOff isOn={Boolean(since)} />}>
      {since ? <TwoStepOn since={since} {...state} /> : <TwoStepOff requirement={state.requirement} />}
    </StaffPage>
  )
}

// Two-step sign-in of one's own account as it is now: on, or off with the way to set it up.
const path = twoStepCrumb.href

type State = { since: string; codesLeft: number; requirement: Requirement }

/** @param requirement what the role requires and no passkey fulfils */
function TwoStepOn({ since, codesLeft, requirement }: State) {
  const say = useSay()
  const isRequired = requirement !== 'optional'
  return (
    <div className="card">
      <p>
        {say('On since {date}. After your password, you’re asked for a code from your authenticator app.', {
          date: since,
        })}
      </p>
      <p>
        {say('{count, plural, one {# of 10 recovery codes is left.} other {# of 10 recovery codes are left.}}', {
          count: codesLeft,
        })}
        {codesLeft < 3 ? ` ${say('Create new ones before they run out.')}` : null}
      </p>
      {isRequired ? <p>{say('Your role requires a second step, so you can’t turn it off.')}</p> : null}
      <div className="button-row">
        <LinkButton to={`${path}/recovery-codes`}>{say('Create new recovery codes')}</LinkButton>
        {isRequired ? null : (
          <LinkButton to={`${path}/turn-off`} variant="outline">
            {say('Turn off')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function TwoStepOff({ requirement }: Pick<State, 'requirement'>) {
  const say = useSay()
  return (
    <>
      {requirement === 'second-step' ? (
        <p className="banner" data-kind="info">
          <Said
            phrase="Your role requires two-step sign-in. Please set it up now, or {passkey}, to open the rest of the staff area."
            values={{ passkey: <Link to={passkeysCrumb.href}>{say('add a passkey')}</Link> }}
          />
        </p>
      ) : null}
      <p>
        {say(
          'Two-step sign-in asks for a code from your phone as well as your password. You need an authenticator app, such as the one in your password manager.',
        )}
      </p>
      <StaffForm form="two-step" action={path} button={say('Set up two-step sign-in')} busy={say('One moment...')}>
        <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
      </StaffForm>
    </>
  )
}
