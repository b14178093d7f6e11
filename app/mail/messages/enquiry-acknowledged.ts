// Tells the visitor that the enquiry is stored. It carries nothing that was typed, not even the name, so that
// nobody can have us mail their words to somebody else.
import { company } from '#app/content/company.ts'
import { offices } from '#app/content/offices.ts'
import { promiseWords } from '#app/content/promise.ts'
import type { Enquiry } from '#db/schema.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'

type Acknowledged = Pick<Enquiry, 'email' | 'reference' | 'promised_by'>

export function enquiryAcknowledged(
  { email, reference, promised_by }: Acknowledged,
  appUrl: string,
  now: number,
): Mail {
  // What was held back as spam by mistake may be acknowledged later than it was to be answered.
  const promise = promised_by > now ? [['We answer by', promiseWords(promised_by)] as const] : []
  return {
    kind: 'enquiry-acknowledged',
    to: email,
    subject: `We have received your message (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...layOut({
      heading: 'We have received your message',
      parts: [
        'Hello,',
        `Thank you for contacting ${company.name}. Your message is stored and we will answer ${company.replyPromise}.`,
        { facts: [['Your reference', reference], ...promise] },
        'Our offices are open at these local times:',
        { facts: offices.map((office) => [office.title, `${office.hoursText}. ${office.weekendText}.`] as const) },
        'You can see where your message stands, add to it or withdraw it:',
        { link: { label: 'See where it stands', href: `${appUrl}/status?reference=${reference}` } },
        'This mail was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was made and no list was joined.',
      ],
    }),
  }
}
