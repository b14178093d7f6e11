// Notifies admins that a colleague would like a brand template that does not exist yet.
import { singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Request = { to: string; name: string; template: string }

export function brandAccessRequested({ to, name, template }: Request): Mail {
  return {
    kind: 'brand-access-requested',
    to,
    subject: `Requested: ${template}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: `A colleague requested a template: ${template}`,
      parts: [
        { facts: [['Asked by', singleLine(name)]] },
        'The template is not available yet. Every request is listed on the board.',
        { link: { label: 'Open the templates', href: '/admin/branding/templates' } },
      ],
    },
  }
}
