// A target's form, its facts, and what can be done with it.
import type { ListedTarget } from '#app/features/records/webhooks/targets.server.ts'
import { targetKinds } from '#app/features/records/webhooks/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { TargetFields } from './fields.tsx'
import { webhooksCrumb } from './words.ts'

export function TargetForm({ target }: { target: ListedTarget }) {
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

export const TestButton = ({ id }: { id: string }) => {
  const say = useSay()
  return (
    <PostButton action={`${webhooksCrumb.href}/${id}/test`} id="test" variant="outline">
      {say('Send a test')}
    </PostButton>
  )
}

export function TargetFacts({ target, zone }: { target: ListedTarget; zone: string }) {
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
