import { useSay, useWord } from '#app/languages/say.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { heldDecisions, mailCrumb, mailKindLabel } from '../words.ts'

type AskAboutHeldProps = { decision: keyof typeof heldDecisions; kind: string | null; count: number }

/** The question about the held mails, of which there is one at least. */
export function AskAboutHeld({ decision, kind, count }: AskAboutHeldProps) {
  const say = useSay()
  const word = useWord()
  const { verb, question, text } = heldDecisions[decision]
  const title = count === 1 ? say(question.one) : say(question.many, { count })
  return (
    <Confirm form="held" title={title} button={verb} above={[mailCrumb]}>
      {kind ? `${say('Only emails of this type: {type}.', { type: word(mailKindLabel(kind)) })} ` : null}
      {say(text)}
    </Confirm>
  )
}

export function NoneHeld({ crumb }: { crumb: string }) {
  const say = useSay()
  return (
    <StaffPage title={say('No held emails')} above={[mailCrumb]} crumb={crumb}>
      <div className="card question">
        <p>{say('They have already been sent or discarded.')}</p>
        <div className="button-row">
          <LinkButton to={mailCrumb.href}>{say('Back to Mail')}</LinkButton>
        </div>
      </div>
    </StaffPage>
  )
}
