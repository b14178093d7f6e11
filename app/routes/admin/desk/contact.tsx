import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { storedSubjectWords } from '#app/content/enquiry-subjects.ts'
import { db } from '#app/db.server.ts'
import { findEnquiry, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { isOverdue } from '#app/features/records/overdue.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { movesFrom, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { version } from '#app/forms/rules.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { listMails } from '#app/mail/outbox.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { ContactThread } from './contact-thread.tsx'
import { ContactWords } from './contact-words.tsx'
import { Moves } from './moves.tsx'
import { RecordMails, toMailLine } from './record-mails.tsx'
import { RecordPage } from './record-page.tsx'

export const handle = { permission: 'enquiries.read', actionPermission: 'enquiries.write' } as const

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data ? `Contact ${args.data.enquiry.reference}` : 'Contact', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const enquiry = await findEnquiry(db, referenceIn('enquiry', params.reference))
  if (!enquiry) throw new Response(null, { status: 404 })
  const mails = await listMails(db, { reference: enquiry.reference, limit: 50 })
  return {
    enquiry,
    about: storedSubjectWords(enquiry.context),
    mails: mails.map(toMailLine),
    may: { move: can(role, 'enquiries.write'), openMail: can(role, 'mail.read') },
    isOverdue: isOverdue(enquiry, Date.now()),
    timeZone,
  }
}

const moveSchema = z.object({ to: z.enum(statusesOf('enquiry')), version })

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.actionPermission)
  const form = await readForm({ request, context }, 'move', moveSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const move = { ...form.value, reference: referenceIn('enquiry', params.reference), actor: staff }
  const moved = await moveEnquiry(db, move, form.context)
  if (moved.ok) {
    const text = `${move.reference} is now: ${statusLabel('enquiry', move.to)}.`
    return redirectWithFlash(recordPath(moved.record), { kind: 'success', text })
  }
  if (moved.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data({ reason: moved.reason, to: move.to }, { status: 409 })
}

const list = { label: recordKinds.enquiry.label, href: recordKinds.enquiry.path }

export default function ContactPage() {
  const { enquiry, about, mails, may, isOverdue, timeZone } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { reference, status, version, name, email, subject } = enquiry
  return (
    <RecordPage
      {...{ list, reference, name }}
      state={{ status, label: statusLabel('enquiry', status) }}
      refused={refused && { reason: refused.reason, to: statusLabel('enquiry', refused.to) }}
      replyTo={{ email, subject: `Re: ${subject ?? 'your enquiry'} (${reference})` }}
      moves={
        may.move ? (
          <Moves path={`${list.href}/${reference}`} moves={movesFrom('enquiry', status)} version={version} />
        ) : null
      }
      words={<ContactWords enquiry={enquiry} about={about} zone={timeZone} isOverdue={isOverdue} />}
    >
      <ContactThread events={enquiry.events} form={enquiry.form} zone={timeZone} />
      <RecordMails about="enquiry" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}
