import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import { mailPill, mailStatusLabels } from './labels.ts'

type MailDecisionProps = {
  mail: { id: string; subject: string; to: string; status: MailStatus; isPossible: boolean }
  title: string
  text: string
  button: string
  refusal: string
}

/** Asks before something is decided about one mail. */
export function MailDecision({ mail, title, text, button, refusal }: MailDecisionProps) {
  return (
    <ConfirmPage
      form="decision"
      title={title}
      button={button}
      list={{ label: 'Mail', href: '/dashboard/mail' }}
      record={{ label: 'Mail', href: `/dashboard/mail/${mail.id}`, subject: [mail.subject, `to ${mail.to}`] }}
      state={<Pill status={mailPill[mail.status]}>{mailStatusLabels[mail.status]}</Pill>}
      refusal={mail.isPossible ? null : refusal}
      reload="Reload this mail"
    >
      {text}
    </ConfirmPage>
  )
}
