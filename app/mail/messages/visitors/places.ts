import { sayIn } from '#app/languages/phrases.server.ts'
import { type Decision, decisionTo } from '#app/mail/decision-mail.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { placeFacts, runFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

/** Tells a person on a waiting list that they have a seat. */
export function placeOffered(application: Told, run: { starts_on: string; ends_on: string }): Mail {
  const { name, email, reference, language } = application
  const say = sayIn(language)
  const heading = say('A seat is free for you')
  return {
    kind: 'place-offered',
    to: email,
    subject: `${heading} (${reference})`,
    reference,
    letter: {
      language,
      greets: { name },
      heading,
      parts: [
        say('You were on the waiting list of a course at {company}. A seat has become free, and it is yours.', {
          company,
        }),
        { facts: runFacts(application, run) },
        say(
          'We will write to you about the hours and, if the course is not free, about the price and how to pay. If you no longer want the seat, please tell us, so that the next person can have it.',
        ),
        statusLink(application),
      ],
    },
  }
}

/** Tells the applicant that the place is confirmed, with all that is known of it. */
export function placeConfirmed(application: Told, place: ToldPlace): Decision {
  const say = sayIn(application.language)
  return decisionTo(application, {
    kind: 'place-confirmed',
    heading: say('Your place is confirmed'),
    before: [
      say('Your place in a course at {company} is confirmed.', { company }),
      { facts: placeFacts(application, place) },
      say(
        place.run
          ? 'We look forward to seeing you on the first day.'
          : 'We will write to you as soon as the first day is set.',
      ),
    ],
    after: [
      say('If you cannot take the place, please tell us, so that another person can have it.'),
      statusLink(application),
    ],
  })
}

/**
 * Tells the person that the place in a course is cancelled, or that they have left its waiting list.
 * @param isWaiting they waited for a seat of this run
 */
export function placeCancelled(
  application: Told,
  run: { starts_on: string; ends_on: string } | null,
  isWaiting: boolean,
): Decision {
  const say = sayIn(application.language)
  const { heading, text, owed } = isWaiting ? leftList : lostPlace
  return decisionTo(application, {
    kind: 'place-cancelled',
    heading: say(heading),
    before: [say(text, { company }), { facts: runFacts(application, run) }],
    after: [say(owed), say('If you did not expect this, please answer this email.'), statusLink(application)],
  })
}

const lostPlace = {
  heading: 'Your place is cancelled',
  text: 'Your place in a course at {company} is cancelled.',
  owed: 'Your seat can now go to another person. You owe nothing for this place; if you have paid something already, please write to us about its return.',
} as const

const leftList = {
  heading: 'You are no longer on the waiting list',
  text: 'You are no longer on the waiting list of a course at {company}.',
  owed: 'You owe nothing for it.',
} as const

/** What staff write to all people of a course run: their own words, framed by the facts of the run. */
export function runAnnounced(application: Told, { run, course }: Pick<ToldPlace, 'run' | 'course'>): Decision {
  const say = sayIn(application.language)
  return decisionTo(application, {
    kind: 'run-announced',
    heading: say('News about your course'),
    before: [say('This is about your course at {company}.', { company })],
    after: [
      { facts: placeFacts(application, { run, course, price: null, discount: null }) },
      say('You can simply answer this email.'),
      statusLink(application),
    ],
  })
}
