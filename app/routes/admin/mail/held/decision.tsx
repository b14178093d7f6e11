import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { mailKindLabel } from '../labels.ts'

const list = { label: 'Mail', href: '/dashboard/mail' }

type HeldDecisionProps = { kind: string | null; count: number; verb: string; text: string }

/** Asks before many mails are decided on at once. */
export function HeldDecision({ kind, count, verb, text }: HeldDecisionProps) {
  if (count === 0) {
    return (
      <>
        <Breadcrumbs items={[list, { label: verb }]} />
        <h1>No mails are held</h1>
        <p>Somebody has decided on them already.</p>
        <div className="button-row">
          <LinkButton to={list.href} variant="outline">
            Back to Mail
          </LinkButton>
        </div>
      </>
    )
  }
  const what = `${count} held ${count === 1 ? 'mail' : 'mails'}`
  return (
    <ConfirmPage form="held" title={`${verb} ${what}?`} button={verb} list={list}>
      {kind ? `Only of the kind “${mailKindLabel(kind)}”. ` : null}
      {text}
    </ConfirmPage>
  )
}
