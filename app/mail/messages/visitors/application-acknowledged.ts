// Tells the applicant that the application is stored. It contains no typed text (see enquiry-acknowledged).
import { courseLevel } from '#app/content/course-levels.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import { runFacts } from '../place-words.ts'

type Acknowledged = Pick<
  Application,
  'email' | 'reference' | 'course_name' | 'course_level' | 'course_weeks' | 'language'
>

/** @param isAgain true when the answers went into an application that was already open */
export function applicationAcknowledged(application: Acknowledged, isAgain: boolean): Mail {
  const { email, reference, course_level, course_weeks, language } = application
  const say = sayIn(language)
  const { heading, thanks, automatic } = isAgain ? again : first
  return {
    kind: 'application-acknowledged',
    to: email,
    subject: `${say(heading)} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      greets: {},
      heading: say(heading),
      parts: [
        say(thanks, { company }),
        {
          facts: [
            ...runFacts(application),
            [say('Level'), say(courseLevel(course_level))],
            [say('Duration|course'), say('{count, plural, one {# week} other {# weeks}}', { count: course_weeks })],
          ],
        },
        say("We'll contact you shortly about the next step. Applying is free and without obligation."),
        say('You can check the status of your application, add to it or withdraw it:'),
        { link: { label: say('Check the status'), href: hrefIn(language, `/status?reference=${reference}`) } },
        say(automatic),
      ],
    },
  }
}

const first = {
  heading: 'We have received your application',
  thanks: 'Thank you for your interest in a course at {company}. Your application is stored and a person will read it.',
  automatic:
    'This email was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was created and you were not added to any list.',
} as const

const again = {
  heading: 'We have added to your application',
  thanks:
    'Thank you for applying again. Your application for this course at {company} was already open, so we have added your new answers to it. The reference stays the same.',
  automatic:
    'This email was sent automatically because this address was entered in a form on our website. If that was not you, please tell us: we have kept your earlier answers.',
} as const
