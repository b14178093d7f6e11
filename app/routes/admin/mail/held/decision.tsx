// Confirms sending or discarding all held mails, or those of one kind.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { discardHeld, heldByKind, sendHeld } from '#app/mail/backlog.server.ts'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { heldDecisions, mailCrumb, mailKindLabel } from '../words.ts'

export const handle = { permission: 'mail.write', title: 'Held emails' } as const

/** The kind in the link's query; null for all. */
const kindIn = (request: Request) => new URL(request.url).searchParams.get('kind') || null

export const loader = staffLoader(handle.permission, async ({ request, params }) => {
  const { verb, text } = heldDecisions[keyIn(heldDecisions, params.decision)]
  const kind = kindIn(request)
  const kinds = (await heldByKind(db)).filter((row) => kind === null || row.kind === kind)
  const count = kinds.reduce((sum, row) => sum + row.count, 0)
  return { pageTitle: `${verb} held emails`, kind, count, verb, text }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'held',
  run: async ({ request, params, by }) => {
    const decide = keyIn(heldDecisions, params.decision) === 'send' ? sendHeld : discardHeld
    return { ok: true, count: await decide(db, kindIn(request), by) }
  },
  done: ({ params }, { count }) =>
    count === 0
      ? { to: mailCrumb.href, kind: 'info', text: 'Nothing has changed: none of these emails are held any more.' }
      : { to: mailCrumb.href, text: `${mails(count)} ${heldDecisions[keyIn(heldDecisions, params.decision)].done}` },
})

const mails = (count: number, held = '') => `${count} ${held}${count === 1 ? 'email' : 'emails'}`

export default function HeldDecisionPage() {
  const { kind, count, verb, text } = useLoaderData<typeof loader>()
  if (count === 0) {
    return (
      <StaffPage title="No held emails" above={[mailCrumb]} crumb={verb}>
        <div className="card question">
          <p>They have already been sent or discarded.</p>
          <div className="button-row">
            <LinkButton to={mailCrumb.href}>Back to Mail</LinkButton>
          </div>
        </div>
      </StaffPage>
    )
  }
  return (
    <Confirm form="held" title={`${verb} ${mails(count, 'held ')}?`} button={verb} above={[mailCrumb]}>
      {kind ? `Only emails of this type: ${mailKindLabel(kind)}. ` : null}
      {text}
    </Confirm>
  )
}
