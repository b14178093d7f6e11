import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { type Decision, decisionTo } from '#app/mail/decision-mail.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import { placeFacts, runFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

/** @property seat kept until the applicant agrees, confirmed at once, or waited for */
type Accepted = ToldPlace & { seat: 'kept' | 'confirmed' | 'waiting' }

/** Tells the applicant that they have a place, or one on the waiting list. */
export function applicationAccepted(application: Told, { seat, ...place }: Accepted): Decision {
  const say = sayIn(application.language)
  return decisionTo(application, {
    kind: 'application-accepted',
    heading: say(
      seat === 'confirmed'
        ? 'Your application is accepted, and your place is confirmed'
        : 'Your application is accepted',
    ),
    before: [
      say('We have read your application for a course at {company} and are pleased to accept it.', { company }),
      { facts: placeFacts(application, place) },
      say(seat === 'kept' && !(place.run?.hours && place.price) ? termsToCome : seats[seat]),
    ],
    after: [say('You can see where your application stands here:'), statusLink(application)],
  })
}

const termsToCome =
  'We are keeping a place for you. We will write to you about the hours and, if the course is not free, about the price and how to pay. The place is confirmed once you have agreed to these; you owe nothing until then.'

const seats: Record<Accepted['seat'], Phrase> = {
  kept: 'We are keeping a place for you on these terms. Please write to us whether you agree to them: the place is confirmed once you have, and you owe nothing until then.',
  confirmed: 'Your place is confirmed. If you cannot take it, please tell us, so that another person can have it.',
  waiting:
    'All seats of this run are taken, so you are on its waiting list. When a seat becomes free, it goes to the first person on the list, and we email them. Waiting is free and commits you to nothing.',
}

type Rejected = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

/** Tells the applicant that there is no place this time. */
export function applicationRejected(application: Rejected): Decision {
  const say = sayIn(application.language)
  return decisionTo(application, {
    kind: 'application-rejected',
    heading: say('About your application'),
    before: [
      say('Thank you for applying for a course at {company}. A person has read your application.', { company }),
      { facts: runFacts(application) },
      say('We are sorry that we cannot offer you a place in this course this time.'),
    ],
    after: [
      say(
        'You may ask us for the reason, and write to us if something has changed: we can look at your application again. You may also apply for another course.',
      ),
      { link: { label: say('See all courses'), href: '/careers' } },
    ],
  })
}
