// The fields of a target, and what is said about it.

import { webhookEvents } from '#app/features/records/webhooks/events.ts'
import { targetKinds } from '#app/features/records/webhooks/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { Checkbox, CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { deliveriesCrumb, webhooksCrumb } from './words.ts'

const optionsOf = (labels: Readonly<Record<string, Phrase>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const events = optionsOf(webhookEvents)

const parts = [
  { label: 'Targets', to: webhooksCrumb.href },
  { label: 'Deliveries', to: deliveriesCrumb.href },
] as const

export const WebhookLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Webhooks and Slack')} parts={parts} current={current} />
}

export function NewTarget() {
  const say = useSay()
  return (
    <StaffForm
      form="webhook"
      action={webhooksCrumb.href}
      defaults={{ kind: 'webhook', name: '', address: '', events: events.map(({ value }) => value) }}
      button={say('Add target')}
    >
      <h2>{say('Add target')}</h2>
      <SelectField name="kind" label={say('Kind')} options={optionsOf(targetKinds)} required />
      <TextField
        name="address"
        label={say('Address')}
        hint={say('A public address that begins with https://. It can’t be changed later.')}
        inputMode="url"
        autoComplete="off"
        required
      />
      <TargetFields />
      <PasswordField name="currentPassword" label={say('Current Password')} autoComplete="current-password" />
    </StaffForm>
  )
}

export function TargetFields() {
  const say = useSay()
  return (
    <>
      <TextField name="name" label={say('Name')} hint={say('For your own reference, such as “Accounting”.')} required />
      <CheckboxGroup name="events" legend={say('Send when')} options={events} isUnmarked />
      <Checkbox name="hasPersonal">
        {say('Include the record')}
        <span className="row-note">
          {say(
            'With the sender’s name, contact details and message. Without it only the reference, the status and a link are sent.',
          )}
        </span>
      </Checkbox>
    </>
  )
}

export const TargetPill = ({ isOn, isFailing }: { isOn: boolean; isFailing: boolean }) => {
  const say = useSay()
  if (!isOn) return <Pill status="cancelled">{say('Switched off')}</Pill>
  return isFailing ? <Pill status="warning">{say('Failing')}</Pill> : <Pill status="active">{say('Switched on')}</Pill>
}
