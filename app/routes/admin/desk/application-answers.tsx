// Adopts or dismisses what applying again proposed; the buttons on the application's page answer at once.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { settleProposal } from '#app/features/applications/settle-proposal.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { version as versionRule } from '#app/forms/rules.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Settle } from './application-proposals.tsx'
import { Changes } from './application-thread.tsx'
import { isProposalDeed, proposalDeeds } from './proposal-deeds.ts'

export const handle = { permission: 'applications.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'New Answers', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const deed = deedIn(params.deed)
  const application = await findApplication(db, referenceIn('application', params.reference))
  const event = application?.events.find(({ id, type }) => id === params.event && type === 'again')
  if (!application || !event) throw new Response(null, { status: 404 })
  const { reference, status, version } = application
  return { deed, reference, status, version, event: { id: event.id, changes: event.changes, isOpen: event.isOpen } }
}

const settleSchema = z.object({ version: versionRule })

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const { outcome, done } = proposalDeeds[deedIn(params.deed)]
  const form = await readForm({ request, context }, 'answers', settleSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const deed = {
    reference: referenceIn('application', params.reference),
    event: params.event ?? '',
    actor,
    ...form.value,
  }
  const settled = await settleProposal(db, deed, outcome, Date.now())
  if (settled.ok) {
    return redirectWithFlash(`/dashboard/careers/${deed.reference}`, { kind: 'success', text: done(deed.reference) })
  }
  if (settled.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data({ refused: settled.reason }, { status: 409 })
}

function deedIn(name = '') {
  if (!isProposalDeed(name)) throw new Response(null, { status: 404 })
  return name
}

export default function AnswersPage() {
  const { deed, reference, status, version, event } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const path = `/dashboard/careers/${reference}`
  if (refused || !event.isOpen) {
    const text =
      refused === 'closed'
        ? `${reference} is decided, so its answers stay as they were decided on.`
        : `Somebody changed ${reference} while you were looking at it.`
    const state = <Pill status={status}>{statusLabel('application', status)}</Pill>
    return <AlreadyChanged text={text} state={state} to={path} reload={`Reload ${reference}`} />
  }
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Careers', href: '/dashboard/careers' },
          { label: reference, href: path },
          { label: 'New answers' },
        ]}
      />
      <h1>{proposalDeeds[deed].title}</h1>
      <Changes changes={event.changes} />
      <div className="button-row">
        <Settle deed={deed} id={event.id} {...{ path, version }} />
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </div>
    </>
  )
}
