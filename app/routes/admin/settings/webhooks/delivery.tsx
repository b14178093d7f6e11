import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { type Delivery, deliveryChoices, findDelivery } from '#app/features/records/webhooks/deliveries.server.ts'
import { deliveryStates } from '#app/features/records/webhooks/words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { ReferenceLink } from '#app/routes/admin/records/links.tsx'
import { type FactLines, Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { aboveDeliveries, deliveriesCrumb, deliveryPill } from './words.ts'

export const handle = { permission: 'company.manage', title: 'Delivery' } as const

export const loader = staffLoader(handle.permission, async ({ id, language, staff }) => {
  const delivery = await findDelivery(db, id)
  if (!delivery) return null
  const { last_error, reference } = delivery
  return {
    delivery,
    kind: reference && kindOf(reference),
    lastError: last_error && sayIn(language)(storedMessage(last_error)),
    body: JSON.stringify(JSON.parse(delivery.body), null, 2),
    choices: deliveryChoices(delivery),
    zone: staff.timeZone,
  }
})

export default function DeliveryPage() {
  const say = useSay()
  const { delivery, kind, lastError, body, choices, zone } = useLoaderData<typeof loader>()
  const { status, event } = delivery
  const about =
    kind && delivery.reference ? <ReferenceLink kind={kind} reference={delivery.reference} /> : delivery.reference
  return (
    <StaffPage
      title={event}
      isTyped
      above={aboveDeliveries}
      pill={<Pill status={deliveryPill(status)} label={deliveryStates[status]} />}
      beside={<Choices id={delivery.id} choices={choices} />}
    >
      {lastError ? (
        <p className="banner" data-kind={status === 'queued' ? 'warning' : 'error'} dir="auto">
          {say('Last error: {error}', { error: lastError })}
        </p>
      ) : null}
      <div className="columns" data-wide="first">
        <Panel id="delivery-body" title={say('Content')}>
          <pre className="mail-text">{body}</pre>
          <p>{say('If the target includes the record, it is added as it stands when sent. It isn’t kept here.')}</p>
        </Panel>
        <DeliveryFacts delivery={delivery} about={about} zone={zone} />
      </div>
    </StaffPage>
  )
}

type ChoicesProps = { id: string; choices: ReturnType<typeof deliveryChoices> }

function Choices({ id, choices }: ChoicesProps) {
  const say = useSay()
  const path = `${deliveriesCrumb.href}/${id}`
  if (!choices.resend && !choices['give-up']) return null
  return (
    <>
      {choices.resend ? (
        <PostButton action={`${path}/resend`} id="resend">
          {say('Send again')}
        </PostButton>
      ) : null}
      {choices['give-up'] ? (
        <LinkButton to={`${path}/give-up`} variant="outline" data-loss>
          {say('Give up')}
        </LinkButton>
      ) : null}
    </>
  )
}

type FactsProps = { delivery: Delivery; about: ReactNode; zone: string }

function DeliveryFacts({ delivery, about, zone }: FactsProps) {
  const say = useSay()
  const { status, attempts, next_attempt_at, sent_at, last_answer, event_id, created_at } = delivery
  const facts: FactLines = {
    Target: delivery.target,
    'About|subject': about,
    Created: <Moment at={created_at} zone={zone} />,
    Attempts: String(attempts),
    'Next attempt': status === 'queued' ? <Moment at={next_attempt_at} zone={zone} /> : null,
    Sent: sent_at === null ? null : <Moment at={sent_at} zone={zone} />,
    'Last answer': last_answer,
    ID: event_id,
  }
  return (
    <Panel id="delivery-facts" title={say('Delivery')}>
      <Facts of={facts} isTyped />
      <p>{say('Times are in {zone}.', { zone })}</p>
    </Panel>
  )
}
