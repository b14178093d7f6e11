// Demonstration data, plainly marked as such, so that it is never taken for a customer's.
import type { ApplicationInput } from '#app/features/applications/schema.ts'
import type { ApplicationStatus, EnquiryStatus, Language } from '#db/tables/records.ts'

type DemoEnquiry = { subject: string; message: string; daysAgo: number; status: EnquiryStatus; language?: Language }

export const demoEnquiries: DemoEnquiry[] = [
  {
    subject: 'A booking page',
    message: 'Demonstration text: we would like a booking page.',
    daysAgo: 0,
    status: 'new',
  },
  {
    subject: '클라우드 이전',
    message: '시연용 문의입니다: 서버를 클라우드로 옮기고 싶습니다.',
    daysAgo: 1,
    status: 'new',
    language: 'ko',
  },
  {
    subject: 'Support hours',
    message: 'Demonstration text: what do you cover at night?',
    daysAgo: 3,
    status: 'in_progress',
  },
  {
    subject: 'Un site bilingue',
    message: 'Texte de démonstration : un site en français et en anglais.',
    daysAgo: 6,
    status: 'in_progress',
    language: 'fr',
  },
  {
    subject: 'A security review',
    message: 'Demonstration text: please review our login.',
    daysAgo: 11,
    status: 'completed',
  },
  {
    subject: 'Stock figures',
    message: 'Demonstration text: our shops and the web shop disagree.',
    daysAgo: 19,
    status: 'completed',
  },
  {
    subject: 'Cheap watches',
    message: 'Demonstration text: what a quarantined message looks like.',
    daysAgo: 2,
    status: 'spam',
  },
]

type DemoApplication = Pick<ApplicationInput, 'course_id' | 'experience'> & {
  message: string | null
  language?: Language
  daysAgo: number
  /** The statuses it went through after it came in. */
  way: ApplicationStatus[]
}

export const demoApplications: DemoApplication[] = [
  {
    course_id: 'react',
    experience: 'intermediate',
    message: 'Demonstration text: evenings only.',
    daysAgo: 1,
    way: [],
  },
  {
    course_id: 'python-basics',
    experience: 'beginner',
    message: '시연용 지원서입니다.',
    language: 'ko',
    daysAgo: 4,
    way: ['reviewing'],
  },
  {
    course_id: 'nodejs',
    experience: 'advanced',
    message: null,
    daysAgo: 9,
    way: ['reviewing', 'interview', 'accepted'],
  },
  {
    course_id: 'html-css-basics',
    experience: 'beginner',
    daysAgo: 12,
    way: ['reviewing', 'rejected'],
    message: 'Texte de démonstration : je débute.',
    language: 'fr',
  },
]
