// Tells the applicant that there is no place this time.

import type { Decision } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { runFacts } from '../place-words.ts'

type Rejected = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

export function applicationRejected(application: Rejected): Decision {
  const { name, email, reference, language } = application
  const copy = translations[language]
  return {
    kind: 'application-rejected',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading: copy.heading,
    before: [copy.thanks, { facts: runFacts(application) }, copy.rejected],
    after: [copy.reason, { link: { label: copy.link, href: '/careers' } }],
  }
}

type Copy = Record<'heading' | 'thanks' | 'rejected' | 'reason' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'About your application',
    thanks: `Thank you for applying for a course at ${companyName}. A person has read your application.`,
    rejected: 'We are sorry that we cannot offer you a place in this course this time.',
    reason:
      'You may ask us for the reason, and write to us if something has changed: we can look at your application again. You may also apply for another course.',
    link: 'See all courses',
  },
  ko: {
    heading: '지원 결과 안내',
    thanks: `${companyName}의 교육 과정에 지원해 주셔서 감사합니다. 담당자가 지원서를 직접 읽고 검토하였습니다.`,
    rejected: '안타깝게도 이번에는 이 과정의 자리를 드리지 못하게 되었습니다.',
    reason:
      '이유를 문의하실 수 있으며, 상황이 달라진 경우 알려 주시면 지원서를 다시 검토할 수 있습니다. 다른 과정에도 지원하실 수 있습니다.',
    link: '전체 과정 보기',
  },
  fr: {
    heading: 'Au sujet de votre candidature',
    thanks: `Merci d’avoir posé votre candidature à une formation chez ${companyName}. Une personne l’a lue.`,
    rejected: 'Nous regrettons de ne pas pouvoir vous proposer de place dans cette formation cette fois-ci.',
    reason:
      'Vous pouvez nous demander la raison et nous écrire si votre situation a changé\u00a0: nous pouvons réexaminer votre candidature. Vous pouvez aussi poser votre candidature à une autre formation.',
    link: 'Voir toutes les formations',
  },
}
