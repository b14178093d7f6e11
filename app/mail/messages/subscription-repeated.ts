// Answers a second subscription for an address that is on the list: the page itself does not tell, only this mail does.
import { company } from '#app/content/company.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'
import { listHeaders, type SubscriberLinks } from '../subscriber-links.ts'

export function subscriptionRepeated(to: string, links: SubscriberLinks): Mail {
  return {
    kind: 'subscription-repeated',
    to,
    subject: 'You are already subscribed',
    headers: listHeaders(links),
    ...layOut({
      heading: 'You are already subscribed',
      parts: [
        'Hello,',
        `Somebody, probably you, entered this address to subscribe to the newsletter of ${company.name}. It is subscribed already, so there is nothing to do, and nothing has changed.`,
        { link: { label: 'See or change what you receive', href: links.preferences } },
        { link: { label: 'Unsubscribe', href: links.unsubscribe } },
      ],
    }),
  }
}
