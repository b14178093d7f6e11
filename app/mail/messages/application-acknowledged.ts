// Tells the applicant that the application is stored. It carries nothing that was typed (see enquiry-acknowledged).
import { company } from '#app/content/company.ts'
import type { Application } from '#db/schema.ts'
import { layOut } from '../layout.ts'
import type { Mail } from '../outbox.server.ts'

type Acknowledged = Pick<Application, 'email' | 'reference' | 'course_name' | 'course_level' | 'course_weeks'>

/** @param isAgain the answers went into an application that was open already */
export function applicationAcknowledged(application: Acknowledged, isAgain: boolean, appUrl: string): Mail {
  const { email, reference, course_name, course_level, course_weeks } = application
  const heading = isAgain ? 'We have added to your application' : 'We have received your application'
  const thanks = isAgain
    ? `Thank you for applying again. Your application for this course at ${company.name} was open already, so we have added your new answers to it. The reference stays the same.`
    : `Thank you for your interest in a course at ${company.name}. Your application is stored and a person will read it.`
  return {
    kind: 'application-acknowledged',
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    ...layOut({
      heading,
      parts: [
        'Hello,',
        thanks,
        {
          facts: [
            ['Your reference', reference],
            ['Course', course_name],
            ['Level', course_level],
            ['Duration', `${course_weeks} weeks`],
          ],
        },
        "We'll contact you shortly about the next step. Applying is free and binds you to nothing.",
        'You can see where your application stands, add to it or withdraw it:',
        { link: { label: 'See where it stands', href: `${appUrl}/status?reference=${reference}` } },
        isAgain
          ? 'This mail was sent automatically because this address was entered in a form on our website. If that was not you, please tell us: we keep what your application said before.'
          : 'This mail was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was made and no list was joined.',
      ],
    }),
  }
}
