// npm run db:seed: fills an empty database with plainly marked demonstration data, to try the staff area with.
import { env } from '#app/env.server.ts'
import { countEnquiries, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser, findUserByEmail } from '#app/features/staff/users.server.ts'
import type { EnquiryStatus } from '#db/schema.ts'
import { CommandError, runCommand } from './command.ts'

const day = 24 * 60 * 60_000

type Demo = { subject: string; message: string; daysAgo: number; status: EnquiryStatus }

const demos: Demo[] = [
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

await runCommand(async (db) => {
  const counts = await countEnquiries(db)
  if (Object.values(counts).some((count) => count > 0)) {
    throw new CommandError('the database holds enquiries already; demonstration data goes into an empty one only')
  }
  const email = 'demo.staff@example.com'
  const worker =
    (await findUserByEmail(db, email)) ??
    (await createUser(db, { email, name: 'Demo Staff', role: 'viewer' }, Date.now()))
  if (!worker) throw new CommandError(`${email} could not be made`)

  const actor = { id: worker.id, name: worker.name, address: null }
  for (const [index, { subject, message, daysAgo, status }] of demos.entries()) {
    const now = Date.now() - daysAgo * day
    const sending = { digest: `demo-${index}`, client: `demo-${index}`, now, recipients: [], appUrl: env.APP_URL }
    const input = { name: `Demo Visitor ${index + 1}`, email: `visitor${index + 1}@example.com`, subject, message }
    const suspicion = status === 'spam' ? 'Demonstration of the quarantine.' : null
    const { reference } = await submitEnquiry(db, 'contact', input, { ...sending, suspicion })
    const path: EnquiryStatus[] =
      status === 'completed' ? ['in_progress', 'completed'] : status === 'in_progress' ? ['in_progress'] : []
    for (const [step, to] of path.entries()) {
      const moved = { ...sending, now: Math.min(Date.now(), now + (step + 1) * 60 * 60_000) }
      await moveEnquiry(db, { reference, to, version: step + 1, actor }, moved)
    }
  }
  console.log(`${demos.length} demonstration enquiries made. Their mails are in the outbox, addressed to example.com.`)
})
