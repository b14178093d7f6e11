import { Form } from '@remix-run/react'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { MailStatus } from '#db/schema.ts'
import { mailPill, mailStatusLabels } from './mail-words.ts'

type MailDecisionProps = {
  mail: { id: string; subject: string; to: string; status: MailStatus; isPossible: boolean }
  isRefused: boolean
  words: { title: string; text: string; button: string; refusal: string }
  action: string
}

/** One decision about one mail; where it is no longer open, how the mail stands now. */
export function MailDecision({ mail, isRefused, words, action }: MailDecisionProps) {
  const path = `/dashboard/mail/${mail.id}`
  if (isRefused || !mail.isPossible) {
    const state = <Pill status={mailPill[mail.status]}>{mailStatusLabels[mail.status]}</Pill>
    return <AlreadyChanged text={words.refusal} state={state} to={path} reload="Reload this mail" />
  }
  return (
    <>
      <Breadcrumbs items={[{ label: 'Mail', href: '/dashboard/mail' }, { label: words.button }]} />
      <h1>{words.title}</h1>
      <p className="typed">
        <strong dir="auto">{mail.subject}</strong>, to <span dir="auto">{mail.to}</span>
      </p>
      <p>{words.text}</p>
      <Form method="post" action={action} className="button-row">
        <Button type="submit">{words.button}</Button>
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
