// Confirms sending or discarding all held mails, or those of one kind.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { discardHeld, heldByKind, sendHeld } from '#app/mail/backlog.server.ts'
import { heldDecisions, mailCrumb, mailKindLabel } from '#app/routes/admin/mail/words.ts'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { keyIn, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export const handle = { permission: 'mail.write', title: 'Held emails' } as const

/** The kind in the link's query; null for all. */
const kindIn = (request: Request) => new URL(request.url).searchParams.get('kind') || null

export const loader = staffLoader(handle.permission, async ({ request, params, say }) => {
  const decision = keyIn(heldDecisions, params.decision)
  const kind = kindIn(request)
  const kinds = (await heldByKind(db)).filter((row) => kind === null || row.kind === kind)
  const count = kinds.reduce((sum, row) => sum + row.count, 0)
  return { pageTitle: say(heldDecisions[decision].title), kind, count, decision }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'held',
  run: async ({ request, params, by }) => {
    const decide = keyIn(heldDecisions, params.decision) === 'send' ? sendHeld : discardHeld
    return { ok: true, count: await decide(db, kindIn(request), by) }
  },
  done: ({ params }, { count }) => {
    if (count === 0)
      return { to: mailCrumb.href, kind: 'info', text: 'Nothing has changed: none of these emails are held any more.' }
    const { done } = heldDecisions[keyIn(heldDecisions, params.decision)]
    return { to: mailCrumb.href, text: message(done, { count }) }
  },
})

export default function HeldDecisionPage() {
  const asked = useLoaderData<typeof loader>()
  return asked.count === 0 ? <NoneHeld crumb={heldDecisions[asked.decision].verb} /> : <AskAboutHeld {...asked} />
}

type AskAboutHeldProps = { decision: keyof typeof heldDecisions; kind: string | null; count: number }

/** The question about the held mails, of which there is one at least. */
function AskAboutHeld({ decision, kind, count }: AskAboutHeldProps) {
  const say = useSay()
  const { verb, question, text } = heldDecisions[decision]
  return (
    <Confirm form="held" title={message(question, { count })} button={verb} above={[mailCrumb]}>
      {kind ? `${say('Only emails of this type: {type}.', { type: say(mailKindLabel(kind)) })} ` : null}
      {say(text)}
    </Confirm>
  )
}

function NoneHeld({ crumb }: { crumb: Phrase }) {
  const say = useSay()
  return (
    <StaffPage title={say('No held emails')} above={[mailCrumb]} crumb={say(crumb)}>
      <div className="card question">
        <p>{say('They have already been sent or discarded.')}</p>
        <div className="button-row">
          <LinkButton to={mailCrumb.href}>{say('Back to Mail')}</LinkButton>
        </div>
      </div>
    </StaffPage>
  )
}
