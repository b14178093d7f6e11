// npm run db:seed: fills an empty database with plainly marked demonstration data, for trying out the staff area.
import { countApplications } from '#app/features/applications/applications.server.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import type { ApplicationInput } from '#app/features/applications/schema.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { countEnquiries, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser, findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import { demonstrationDomain } from '#app/mail/address.ts'
import { type Actor, commandLine, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { ApplicationStatus, EnquiryStatus, Language } from '#db/tables/records.ts'
import { CommandError, runCommand } from './command.ts'

const hour = 60 * 60_000
const day = 24 * hour

const usage = {
  usage: 'npm run db:seed',
  about: 'Fills an empty database with plainly marked demonstration data, for trying out the staff area.',
  options: {},
}

// Demonstration data, plainly marked as such, so that it is never taken for a customer's.

type DemoEnquiry = { subject: string; message: string; daysAgo: number; status: EnquiryStatus; language?: Language }

const demoSpamReason = 'It contains more than ten web addresses.' satisfies StoredKey

const demoEnquiries: DemoEnquiry[] = [
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

const demoApplications: DemoApplication[] = [
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

await runCommand(usage, async (db) => {
  const counts = [await countEnquiries(db), await countApplications(db)].flatMap((count) => Object.values(count))
  if (counts.some((count) => count > 0)) {
    throw new CommandError(
      'the database holds enquiries or applications already; demonstration data goes into an empty one only',
    )
  }
  const email = `demo.staff@${demonstrationDomain}`
  const worker =
    (await findUserByEmail(db, email)) ??
    (await db.transaction().execute(async (trx) => {
      const made = await createUser(trx, { email, name: 'Demo Staff', role: 'viewer' }, Date.now())
      const entry = {
        verb: 'account-made',
        kind: 'user',
        id: made?.id,
        reference: email,
        detail: { role: 'viewer' },
      } as const
      await recordAudit(trx, entry, { actor: commandLine, now: Date.now() })
      return made
    }))
  if (!worker) throw new CommandError(`${email} could not be made`)

  const actor = { id: worker.id, name: worker.name, address: null }
  await seedEnquiries(db, actor)
  await seedApplications(db, actor)
  const summary = `${demoEnquiries.length} demonstration enquiries and ${demoApplications.length} applications made.`
  console.log(`${summary} Their mails are shown at /dashboard/mail and never sent.`)
})

/** The context of a submission; staff are not notified about demonstration visitors. */
function sendingOf(who: string, daysAgo: number, language: Language = 'en') {
  const sender = { digest: who, client: who, spamReasons: null, language }
  return { ...sender, now: Date.now() - daysAgo * day }
}

/** The time of its next step. */
function later(sent: number, step: number) {
  return Math.min(Date.now(), sent + (step + 1) * hour)
}

/** In order of arrival, because lists are ordered by insertion. */
function oldestFirst<Demo extends { daysAgo: number }>(demos: readonly Demo[]) {
  return [...demos.entries()].sort(([, one], [, other]) => other.daysAgo - one.daysAgo)
}

async function seedEnquiries(db: Db, actor: Actor) {
  for (const [index, { subject, message, daysAgo, status, language }] of oldestFirst(demoEnquiries)) {
    const sending = sendingOf(`demo-${index}`, daysAgo, language)
    const input = {
      name: `Demo Visitor ${index + 1}`,
      email: `visitor${index + 1}@${demonstrationDomain}`,
      subject,
      message,
    }
    const spamReasons = status === 'spam' ? demoSpamReason : null
    const { reference } = await submitEnquiry(db, 'contact', input, { ...sending, spamReasons })
    const way: EnquiryStatus[] =
      status === 'completed' ? ['in_progress', 'completed'] : status === 'in_progress' ? ['in_progress'] : []
    for (const [step, to] of way.entries()) {
      const settings = { ...sending, now: later(sending.now, step) }
      await moveEnquiry(db, { reference, to, version: step + 1 }, { actor, now: settings.now })
    }
  }
}

async function seedApplications(db: Db, actor: Actor) {
  for (const [index, { daysAgo, way, language, ...answers }] of oldestFirst(demoApplications)) {
    const sending = sendingOf(`demo-applicant-${index}`, daysAgo, language)
    const person = {
      firstName: 'Demo',
      lastName: `Applicant ${index + 1}`,
      email: `applicant${index + 1}@${demonstrationDomain}`,
    }
    const form = { phone: null, code: null, agreeTerms: 'yes', from: 'course' } as const
    const submitted = await submitApplication(db, { ...form, ...person, ...answers }, sending)
    if (!submitted.ok) throw new CommandError(submitted.codeProblem)
    const { reference } = submitted.application
    for (const [step, to] of way.entries()) {
      const settings = { ...sending, now: later(sending.now, step) }
      await moveConfirmed(
        db,
        { reference, to, version: step + 1, confirmed: { mail: null } },
        { actor, now: settings.now },
      )
    }
  }
}
