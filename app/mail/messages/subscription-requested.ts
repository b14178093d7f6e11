// The opt-in mail: asks the owner of an address whether the newsletter is wanted. It carries nothing that was typed.
import { company } from '#app/content/company.ts'
import { retention, retentionPeriod } from '#app/content/retention.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'
import { listHeaders, type SubscriberLinks } from '../subscriber-links.ts'

const period = retentionPeriod(retention.subscribersUnconfirmed)

export function subscriptionRequested(to: string, links: SubscriberLinks): Mail {
  return {
    kind: 'subscription-requested',
    to,
    subject: 'Please confirm your subscription',
    headers: listHeaders(links),
    ...layOut({
      heading: 'Please confirm your subscription',
      parts: [
        'Hello,',
        `Somebody, probably you, entered this address to subscribe to the newsletter of ${company.name}. The link opens a page with a button: once you have pressed it, you are subscribed.`,
        { link: { label: 'Confirm the subscription', href: links.confirm } },
        `The link works for ${period}.`,
        'If it was not you, please ignore this mail: without the confirmation no newsletter is sent, and the address is deleted after that time.',
      ],
    }),
  }
}
