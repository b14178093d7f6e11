// Carries the link to the page that shows where an enquiry or application stands.
import { company } from '#app/content/company.ts'
import { retention, retentionPeriod } from '#app/content/retention.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'

export function statusLinkRequested(to: string, reference: string, href: string): Mail {
  return {
    kind: 'status-link-requested',
    to,
    subject: `Your link to ${reference}`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...layOut({
      heading: `Your link to ${reference}`,
      parts: [
        'Hello,',
        `Somebody, probably you, asked ${company.name} where this stands. The page behind the link shows it, and lets you add to it or withdraw it. Opening the page changes nothing.`,
        { link: { label: 'See where it stands', href } },
        `The link works for ${retentionPeriod(retention.statusLinks)}. Whoever has it can see what you sent, so please do not pass it on.`,
        'If it was not you, please ignore this mail: nothing has changed.',
      ],
    }),
  }
}
