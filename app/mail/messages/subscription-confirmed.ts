// Welcomes a subscriber who has just pressed the button behind the opt-in mail's link.
import { company } from '#app/content/company.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'
import { listHeaders, type SubscriberLinks } from '../subscriber-links.ts'

export function subscriptionConfirmed(to: string, links: SubscriberLinks): Mail {
  return {
    kind: 'subscription-confirmed',
    to,
    subject: `Welcome to the newsletter of ${company.name}`,
    headers: listHeaders(links),
    ...layOut({
      heading: 'Your subscription is confirmed',
      parts: [
        'Hello,',
        `Thank you. From now on you receive the newsletter of ${company.name} at this address.`,
        { link: { label: 'Change what you receive', href: links.preferences } },
        { link: { label: 'Unsubscribe', href: links.unsubscribe } },
        'Please keep this mail: both links go on working.',
      ],
    }),
  }
}
