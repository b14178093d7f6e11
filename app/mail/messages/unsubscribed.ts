// The receipt: tells a subscriber that the address has been taken off the list.
import { company } from '#app/content/company.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'
import { listHeaders, type SubscriberLinks } from '../subscriber-links.ts'

export function unsubscribed(to: string, links: SubscriberLinks, appUrl: string): Mail {
  return {
    kind: 'unsubscribed',
    to,
    subject: 'You are unsubscribed',
    headers: listHeaders(links),
    ...layOut({
      heading: 'You are unsubscribed',
      parts: [
        'Hello,',
        `This address has been taken off the newsletter list of ${company.name}. Of the address our list keeps only a one-way hash, so that it is not mailed again unless you subscribe anew.`,
        'If it was a mistake, you can subscribe again:',
        { link: { label: 'Subscribe again', href: `${appUrl}/newsletter` } },
      ],
    }),
  }
}
