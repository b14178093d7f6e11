import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { changeTarget, findTarget, type ListedTarget } from '#app/features/records/webhooks/targets.server.ts'
import { targetKinds } from '#app/features/records/webhooks/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { confirmPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { secretToShow } from '#app/routes/admin/shared/shown-once.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { wrongProof } from '#app/routes/admin/staff/account/wrong-proof.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { TargetFields, TargetPill } from './target-fields.tsx'
import { targetForm } from './with-password.server.ts'
import { aboveTargets, passwordNeeded, webhooksCrumb } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Webhook' } as const

export const loader = staffLoader(handle.permission, async ({ id, request, staff }) => {
  const target = await findTarget(db, id)
  const made = await secretToShow(request, 'webhook-secret', staff.id)
  return target && { target, made, zone: staff.timeZone, pageTitle: target.name }
})

export const action = staffAction(handle.permission, targetForm, {
  form: 'webhook',
  run: async ({ id, value: { currentPassword, ...target }, client, by }) => {
    if (await needsPassword(id, target.hasPersonal)) {
      if (!currentPassword) return { ok: false, errors: missingPassword }
      await confirmPassword(db, { currentPassword, client }, by)
    }
    return changeTarget(db, id, target, by)
  },
  done: ({ id }) => ({ to: `${webhooksCrumb.href}/${id}`, text: 'Webhook saved.' }),
  failed: 'We couldn’t save the webhook. Please try again.',
  thrown: wrongProof,
  // A password that was typed is not drawn again.
  late: async ({ id }, { hasPersonal }) => ((await needsPassword(id, hasPersonal === 'yes')) ? missingPassword : null),
  record: ({ id }) => ({ kind: 'webhook', id }),
})

const missingPassword = { currentPassword: [passwordNeeded] }

const needsPassword = async (id: string, hasPersonal: boolean) =>
  hasPersonal && !(await findTarget(db, id))?.has_personal

export default function TargetPage() {
  const say = useSay()
  const { target, made, zone } = useLoaderData<typeof loader>()
  const { id, name, is_on, failing_since } = target
  return (
    <StaffPage
      title={name}
      isTyped
      above={aboveTargets}
      pill={<TargetPill isOn={is_on === 1} isFailing={failing_since !== null} />}
      beside={<TestButton id={id} />}
    >
      {made ? <ShownOnce id="webhook-secret" title={say('Signing secret')} made={made} /> : null}
      <div className="columns" data-wide="first">
        <TargetForm target={target} />
        <TargetFacts target={target} zone={zone} />
      </div>
    </StaffPage>
  )
}

// A target's form, its facts, and what can be done with it.
function TargetForm({ target }: { target: ListedTarget }) {
  const say = useSay()
  const { id, name, events, has_personal, is_on, version } = target
  const path = `${webhooksCrumb.href}/${id}`
  return (
    <StaffForm
      form="webhook"
      action={path}
      defaults={{
        name,
        events: events.split(','),
        hasPersonal: has_personal === 1 ? 'yes' : '',
        isOn: is_on === 1 ? 'yes' : '',
      }}
      version={version}
      button={say('Save')}
      link={{ to: `${path}/delete`, label: say('Delete'), isLoss: true }}
    >
      <TargetFields />
      {has_personal === 1 ? null : (
        <PasswordField
          name="currentPassword"
          label={say('Current Password')}
          hint={say('Needed to include the record.')}
          autoComplete="current-password"
          required={false}
        />
      )}
      <Checkbox name="isOn">
        {say('Switched on')}
        <span className="row-note">{say('While this is off, nothing is sent and waiting deliveries are held.')}</span>
      </Checkbox>
    </StaffForm>
  )
}

const TestButton = ({ id }: { id: string }) => {
  const say = useSay()
  return (
    <PostButton action={`${webhooksCrumb.href}/${id}/test`} id="test" variant="outline">
      {say('Send a test')}
    </PostButton>
  )
}

function TargetFacts({ target, zone }: { target: ListedTarget; zone: string }) {
  const say = useSay()
  const { id, kind, host, created_at, failing_since } = target
  const facts = {
    Kind: say(targetKinds[kind]),
    Site: host,
    Created: <Moment at={created_at} zone={zone} />,
    'Failing since': failing_since === null ? null : <Moment at={failing_since} zone={zone} />,
  }
  return (
    <Panel id="target-facts" title={say('Details')}>
      <Facts of={facts} isTyped />
      <p>{say('Times are in {zone}.', { zone })}</p>
      {kind === 'webhook' ? (
        <LinkButton to={`${webhooksCrumb.href}/${id}/secret`} variant="outline">
          {say('New signing secret')}
        </LinkButton>
      ) : null}
    </Panel>
  )
}
