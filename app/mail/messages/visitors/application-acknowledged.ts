// Tells the applicant that the application is stored. It contains no typed text (see enquiry-acknowledged).
import { hrefIn } from '#app/languages/pages.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { runFacts } from '../place-words.ts'

type Acknowledged = Pick<
  Application,
  'email' | 'reference' | 'course_name' | 'course_level' | 'course_weeks' | 'language'
>

/** @param isAgain true when the answers went into an application that was already open */
export function applicationAcknowledged(application: Acknowledged, isAgain: boolean): Mail {
  const { email, reference, course_level, course_weeks, language } = application
  const { again, first, ...copy } = translations[language]
  const { heading, thanks, automatic } = isAgain ? again : first
  return {
    kind: 'application-acknowledged',
    to: email,
    subject: `${heading} (${reference})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      greets: {},
      heading,
      parts: [
        thanks,
        {
          facts: [
            ...runFacts(application),
            [copy.level, isLevel(course_level) ? copy.levels[course_level] : course_level],
            [copy.duration, copy.weeks(course_weeks)],
          ],
        },
        copy.next,
        copy.status,
        { link: { label: copy.link, href: hrefIn(language, `/status?reference=${reference}`) } },
        automatic,
      ],
    },
  }
}

// Stored levels may outlive the catalogue: an unknown one appears as stored.
const isLevel = (stored: string): stored is keyof Copy['levels'] => Object.hasOwn(translations.en.levels, stored)

type Thanks = Record<'heading' | 'thanks' | 'automatic', string>

type Copy = Record<'level' | 'duration' | 'next' | 'status' | 'link', string> & {
  first: Thanks
  again: Thanks
  levels: Record<'Beginner' | 'Intermediate' | 'Advanced', string>
  weeks: (count: number) => string
}

const translations: Record<Language, Copy> = {
  en: {
    first: {
      heading: 'We have received your application',
      thanks: `Thank you for your interest in a course at ${companyName}. Your application is stored and a person will read it.`,
      automatic:
        'This email was sent automatically because this address was entered in a form on our website. If that was not you, please ignore it: no account was created and you were not added to any list.',
    },
    again: {
      heading: 'We have added to your application',
      thanks: `Thank you for applying again. Your application for this course at ${companyName} was already open, so we have added your new answers to it. The reference stays the same.`,
      automatic:
        'This email was sent automatically because this address was entered in a form on our website. If that was not you, please tell us: we have kept your earlier answers.',
    },
    level: 'Level',
    levels: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
    duration: 'Duration',
    weeks: (count) => `${count} weeks`,
    next: "We'll contact you shortly about the next step. Applying is free and without obligation.",
    status: 'You can check the status of your application, add to it or withdraw it:',
    link: 'Check the status',
  },
  ko: {
    first: {
      heading: '지원서가 접수되었습니다',
      thanks: `${companyName}의 교육 과정에 관심을 가져 주셔서 감사합니다. 지원서는 저장되었으며, 담당자가 직접 읽고 검토합니다.`,
      automatic:
        '이 메일은 당사 웹사이트의 양식에 이 주소가 입력되어 자동으로 발송되었습니다. 직접 입력하신 것이 아니라면 이 메일을 무시해 주십시오. 계정이 만들어지지 않았으며, 어떤 수신 목록에도 등록되지 않았습니다.',
    },
    again: {
      heading: '지원서에 내용이 추가되었습니다',
      thanks: `다시 지원해 주셔서 감사합니다. ${companyName}의 이 과정에 대한 지원서가 이미 접수되어 있으므로, 새로 작성하신 내용을 그 지원서에 추가했습니다. 접수 번호는 그대로입니다.`,
      automatic:
        '이 메일은 당사 웹사이트의 양식에 이 주소가 입력되어 자동으로 발송되었습니다. 직접 입력하신 것이 아니라면 저희에게 알려 주십시오. 지원서의 이전 내용은 보관하고 있습니다.',
    },
    level: '수준',
    levels: { Beginner: '초급', Intermediate: '중급', Advanced: '고급' },
    duration: '기간',
    weeks: (count) => `${count}주`,
    next: '다음 단계에 대해 곧 연락드리겠습니다. 지원서 제출은 무료이며 어떠한 의무도 따르지 않습니다.',
    status: '아래 링크에서 지원서의 진행 상황을 확인하시거나, 내용을 추가하시거나, 지원서를 철회하실 수 있습니다.',
    link: '진행 상황 확인',
  },
  fr: {
    first: {
      heading: 'Nous avons bien reçu votre candidature',
      thanks: `Merci de l’intérêt que vous portez à une formation chez ${companyName}. Votre candidature est enregistrée et sera lue par un membre de notre équipe.`,
      automatic:
        'Cet e-mail a été envoyé automatiquement, car cette adresse a été saisie dans un formulaire de notre site. Si ce n’était pas vous, veuillez l’ignorer\u00a0: aucun compte n’a été créé et l’adresse n’a été ajoutée à aucune liste.',
    },
    again: {
      heading: 'Nous avons complété votre candidature',
      thanks: `Merci d’avoir de nouveau posé votre candidature. Une candidature à cette formation chez ${companyName} était déjà ouverte\u00a0: nous y avons ajouté vos nouvelles réponses. La référence reste la même.`,
      automatic:
        'Cet e-mail a été envoyé automatiquement, car cette adresse a été saisie dans un formulaire de notre site. Si ce n’était pas vous, veuillez nous le signaler\u00a0: nous conservons ce que votre candidature indiquait auparavant.',
    },
    level: 'Niveau',
    levels: { Beginner: 'Débutant', Intermediate: 'Intermédiaire', Advanced: 'Avancé' },
    duration: 'Durée',
    weeks: (count) => `${count} semaines`,
    next: 'Nous vous contacterons prochainement pour la suite. La candidature est gratuite et ne vous engage à rien.',
    status: 'Vous pouvez suivre le traitement de votre candidature, la compléter ou la retirer\u00a0:',
    link: 'Suivre le traitement',
  },
}
