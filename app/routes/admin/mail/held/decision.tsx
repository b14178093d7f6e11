// Confirms sending or discarding all held mails, or those of one kind.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { discardHeld, heldByKind, sendHeld } from '#app/mail/backlog.server.ts'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { mailKindLabel } from '../words.ts'

const list = { label: 'Mail', href: '/dashboard/mail' }

const decisions = {
  send: {
    verb: 'Send',
    text: 'They are sent within minutes. Links in old mails, such as those that set a password, may have expired.',
    done: 'queued and will be sent within minutes.',
  },
  discard: {
    verb: 'Discard',
    text: 'They will not be sent. Their text stays here until it is deleted.',
    done: 'discarded and will not be sent.',
  },
}

export const handle = { permission: 'mail.write', title: 'Held mails' } as const

/** The kind in the link's query; null for all. */
const kindIn = (request: Request) => new URL(request.url).searchParams.get('kind') || null

export const loader = staffLoader(handle.permission, async ({ request, params }) => {
  const { verb, text } = decisions[decisionIn(params.decision)]
  const kind = kindIn(request)
  const kinds = (await heldByKind(db)).filter((row) => kind === null || row.kind === kind)
  const count = kinds.reduce((sum, row) => sum + row.count, 0)
  return { pageTitle: `${verb} held mails`, kind, count, verb, text }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'held',
  run: async ({ request, params, by }) => {
    const decide = decisionIn(params.decision) === 'send' ? sendHeld : discardHeld
    return { ok: true, count: await decide(db, kindIn(request), by) }
  },
  done: ({ params }, { count }) =>
    count === 0
      ? { to: list.href, kind: 'info', text: 'Nothing was changed, because no such mails are held any more.' }
      : { to: list.href, text: `${mails(count)} ${decisions[decisionIn(params.decision)].done}` },
})

const mails = (count: number, held = '') => `${count} ${held}${count === 1 ? 'mail' : 'mails'}`

function decisionIn(name = '') {
  if (name !== 'send' && name !== 'discard') throw new Response(null, { status: 404 })
  return name
}

export default function HeldDecisionPage() {
  const { kind, count, verb, text } = useLoaderData<typeof loader>()
  if (count === 0) {
    return (
      <>
        <Breadcrumbs items={[list, { label: verb }]} />
        <h1>No mails are held</h1>
        <p>They have already been decided on.</p>
        <div className="button-row">
          <LinkButton to={list.href} variant="outline">
            Back to Mail
          </LinkButton>
        </div>
      </>
    )
  }
  return (
    <Confirm form="held" title={`${verb} ${mails(count, 'held ')}?`} button={verb} list={list}>
      {kind ? `Only mails of the kind “${mailKindLabel(kind)}”. ` : null}
      {text}
    </Confirm>
  )
}
