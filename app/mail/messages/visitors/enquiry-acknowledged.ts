// Tells the visitor that the enquiry is stored. It contains no typed text, not even the name, so that the site cannot be
// used to mail text to other people.
import { offices } from '#app/content/company/offices.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import { type HoursOfOffices, officeCopy } from '#app/mail/office-words.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { inOfficeTimes, type Promised, promiseSentence, promiseWords } from '#app/time/promise.ts'
import type { Enquiry, Language } from '#db/tables/records.ts'
import { type ArrangedAppointment, appointmentFacts, calendarEntry } from './appointment-arranged.ts'

type Acknowledged = Promised &
  Pick<Enquiry, 'email' | 'reference' | 'language' | 'form' | 'context'> & {
    /** The time that its visitor chose, which is booked unless it is held. */
    appointment?: (ArrangedAppointment & { held_until?: number | null }) | null
    /** The link that confirms a held time. */
    confirm?: { token: string; endsAt: number }
  }

/** The form; `cta` is the one that product and service pages link to. The others have an appointment. */
type Asked = 'contact' | 'quick' | 'connect' | 'cta' | 'booked' | 'held'

const askedWith = ({ form, context, appointment, confirm }: Acknowledged): Asked => {
  if (appointment) return confirm ? 'held' : 'booked'
  if (form === 'connect') return context ? 'cta' : 'connect'
  return form === 'quick' ? 'quick' : 'contact'
}

const thanks: Record<Asked, Phrase> = {
  contact: 'Thank you for contacting {company}. Your message is stored.',
  quick: 'Thank you for your quick enquiry to {company}. Your question is stored.',
  connect:
    'Thank you for asking to talk to {company}. Your message is stored; our reply will propose a time for a consultation.',
  cta: 'Thank you for your interest in what {company} offers. Your message is stored together with its subject.',
  booked:
    'Thank you for asking to talk to {company}. Your message is stored, and your consultation is booked for this time:',
  held: 'Thank you for asking to talk to {company}. Your message is stored. You chose this time for a consultation:',
}

/** @param officeHours of each office in each language */
export function enquiryAcknowledged(
  enquiry: Acknowledged,
  officeHours: Record<Language, HoursOfOffices>,
  now: number,
): Mail {
  const { email, reference, promised_by, language, appointment, confirm } = enquiry
  const say = sayIn(language)
  const { title, hours } = officeCopy[language]
  // An enquiry quarantined by mistake may be acknowledged after the promised time.
  const bookedAt = confirm ? null : (appointment?.starts_at ?? null)
  const promise = promised_by > now ? promiseSentence(enquiry, bookedAt, { language, now }) : null
  const heading = say(confirm ? 'Please confirm your appointment' : 'We have received your message')
  return {
    kind: confirm ? 'appointment-held' : 'enquiry-acknowledged',
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...(confirm && { linksEndAt: confirm.endsAt }),
    // No calendar has a time that is only held.
    ...(appointment && !confirm && { appointment: calendarEntry(enquiry, appointment, false) }),
    letter: {
      language,
      greets: {},
      heading,
      parts: [
        say(thanks[askedWith(enquiry)], { company }),
        ...(appointment ? [{ facts: appointmentFacts(appointment, language) }] : []),
        ...(appointment && !confirm
          ? [
              say(
                'The attached file adds it to your calendar. To move or cancel it, please use the link to the status below.',
              ),
            ]
          : []),
        ...(appointment?.held_until && confirm
          ? [
              say(
                'It is booked once you confirm it. Until {until}, we keep this time for you; after that, others can choose it too.',
                { until: promiseWords(appointment.held_until, language) },
              ),
              { link: { label: say('Confirm this time'), href: `/status/${confirm.token}/appointment/confirm` } },
            ]
          : []),
        ...(promise ? [inOfficeTimes(promise)] : []),
        { facts: [[say('Your reference'), reference]] },
        say('Our offices are open at these local times:'),
        { facts: offices.map((office) => [title(office), hours(office, officeHours[language])] as const) },
        say('You can check the status of your message, add to it or withdraw it:'),
        { link: { label: say('Check the status'), href: `/status?reference=${reference}` } },
        say(
          'This email was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was created and you were not added to any list.',
        ),
      ],
    },
  }
}
