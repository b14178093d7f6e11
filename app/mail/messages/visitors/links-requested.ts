import { retention } from '#app/content/legal/retention.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { RecordRow } from '#db/tables/records.ts'

const days = retention.statusLinks.amount

type Asker = Pick<RecordRow, 'email' | 'language'>

/** Sends the link to a person's own data. */
export function dataLinkRequested(asker: Asker, href: string): Mail {
  const say = sayIn(asker.language)
  return {
    kind: 'data-link-requested',
    ...toAsker(asker, say('Your link to your data'), [
      say(
        'Someone, probably you, asked {company} for the data that we hold about this address. The link opens a page where you can download a copy or ask us to erase it. Opening the page changes nothing.',
        { company },
      ),
      { link: { label: say('See your data'), href } },
      say('The link works for {days} days. Anyone who has it can download your data, so please do not pass it on.', {
        days,
      }),
    ]),
  }
}

/**
 * Sends the link to the status page of an enquiry or application.
 * @param sender the sender of the record
 */
export function statusLinkRequested(sender: Asker, reference: string, href: string): Mail {
  const say = sayIn(sender.language)
  return {
    kind: 'status-link-requested',
    reference,
    ...toAsker(sender, say('Your link to {reference}', { reference }), [
      say(
        'Someone, probably you, asked {company} for a link to your enquiry or application. The link opens a page where you can see its status, add to it or withdraw it. Opening the page changes nothing.',
        { company },
      ),
      { link: { label: say('Check the status'), href } },
      say('The link works for {days} days. Anyone who has it can see what you sent, so please do not pass it on.', {
        days,
      }),
    ]),
  }
}

/** A mail with a link. Somebody else than the owner of the address may have asked for it. */
const toAsker = ({ email, language }: Asker, heading: string, parts: Mail['letter']['parts']): Omit<Mail, 'kind'> => ({
  to: email,
  subject: heading,
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  letter: {
    language,
    greets: {},
    heading,
    parts: [...parts, sayIn(language)('If it was not you, please ignore this email: nothing has changed.')],
  },
})
