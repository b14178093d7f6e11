import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { findApplication, moveApplication } from '#app/features/applications/applications.server.ts'
import { applicationStatuses, movesFrom, openStatuses, statusLabels } from '#app/features/applications/status.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { version } from '#app/forms/rules.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { listMails } from '#app/mail/outbox.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { parseReference } from '#db/reference.ts'
import { Proposals } from './application-proposals.tsx'
import { ApplicationThread } from './application-thread.tsx'
import { ApplicationWords } from './application-words.tsx'
import { Moves } from './moves.tsx'
import { RecordMails, toMailLine } from './record-mails.tsx'
import { RecordPage } from './record-page.tsx'

export const handle = { permission: 'applications.read', actionPermission: 'applications.write' } as const

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data ? `Application ${args.data.application.reference}` : 'Application', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const application = await findApplication(db, referenceIn(params.reference))
  if (!application) throw new Response(null, { status: 404 })
  const { search_text, email_key, ...shown } = application
  const mails = await listMails(db, { reference: application.reference, limit: 50 })
  return {
    application: shown,
    mails: mails.map(toMailLine),
    may: { move: can(role, 'applications.write'), openMail: can(role, 'mail.read') },
    timeZone,
  }
}

const moveSchema = z.object({ to: z.enum(applicationStatuses), version })

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.actionPermission)
  const form = await readForm({ request, context }, 'move', moveSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const move = { ...form.value, reference: referenceIn(params.reference), actor: staff }
  const moved = await moveApplication(db, move, form.context)
  if (moved.ok) {
    const text = [`${move.reference} is now: ${statusLabels[move.to]}.`, moved.note].filter(Boolean).join(' ')
    return redirectWithFlash(`${list.href}/${move.reference}`, { kind: 'success', text })
  }
  if (moved.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data({ reason: moved.reason, to: move.to }, { status: 409 })
}

const referenceIn = (typed = '') => parseReference('APP', typed) ?? ''

const list = { label: 'Careers', href: '/dashboard/careers' }

export default function ApplicationPage() {
  const { application, mails, may, timeZone } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { reference, status, version, first_name, last_name, email, course_name } = application
  return (
    <RecordPage
      {...{ list, reference }}
      name={`${first_name} ${last_name}`}
      state={{ status, label: statusLabels[status] }}
      refused={refused && { reason: refused.reason, to: statusLabels[refused.to] }}
      replyTo={{ email, subject: `Your application for ${course_name} (${reference})` }}
      moves={may.move ? <Moves path={`${list.href}/${reference}`} moves={movesFrom(status)} version={version} /> : null}
      words={<ApplicationWords application={application} zone={timeZone} />}
    >
      <Proposals
        {...{ path: `${list.href}/${reference}`, version }}
        events={application.events}
        zone={timeZone}
        may={{ adopt: may.move && openStatuses.includes(status), dismiss: may.move }}
      />
      <ApplicationThread events={application.events} zone={timeZone} />
      <RecordMails about="application" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}
