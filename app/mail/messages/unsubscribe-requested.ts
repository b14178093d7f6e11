// Carries the link to unsubscribe to somebody who typed the address, so that nobody can unsubscribe anybody else.
import { company } from '#app/content/company.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'
import { listHeaders, type SubscriberLinks } from '../subscriber-links.ts'

export function unsubscribeRequested(to: string, links: SubscriberLinks): Mail {
  return {
    kind: 'unsubscribe-requested',
    to,
    subject: 'Your link to unsubscribe',
    headers: listHeaders(links),
    ...layOut({
      heading: 'Your link to unsubscribe',
      parts: [
        'Hello,',
        `Somebody, probably you, asked to take this address off the newsletter list of ${company.name}. The link opens a page with a button: once you have pressed it, you are unsubscribed.`,
        { link: { label: 'Unsubscribe', href: links.unsubscribe } },
        'If it was not you, please ignore this mail: nothing has changed.',
      ],
    }),
  }
}
