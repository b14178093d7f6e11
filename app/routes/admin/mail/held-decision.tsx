import { Form } from '@remix-run/react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { mailKindWords } from './mail-words.ts'

/** The kind that a link names; null for all. */
export const heldKind = (request: Request) => new URL(request.url).searchParams.get('kind') || null

/** What is said of it afterwards. */
export function heldDecided(count: number, outcome: string) {
  const mails = count === 1 ? '1 mail' : `${count} mails`
  return count === 0
    ? ({ kind: 'info', text: 'Nothing was changed: no such mails are held any more.' } as const)
    : ({ kind: 'success', text: `${mails} ${outcome}` } as const)
}

type HeldDecisionProps = {
  kind: string | null
  count: number
  words: { verb: string; text: string }
}

/** Asks before many mails are decided on at once. */
export function HeldDecision({ kind, count, words }: HeldDecisionProps) {
  const what = `${count} held ${count === 1 ? 'mail' : 'mails'}`
  return (
    <>
      <Breadcrumbs items={[{ label: 'Mail', href: '/dashboard/mail' }, { label: words.verb }]} />
      <h1>{count === 0 ? 'No mails are held' : `${words.verb} ${what}?`}</h1>
      {kind ? <p>Only of the kind “{mailKindWords(kind)}”.</p> : null}
      {count === 0 ? <p>Somebody has decided on them already.</p> : <p>{words.text}</p>}
      <Form method="post" className="button-row" id="held">
        {count === 0 ? null : <Button type="submit">{words.verb}</Button>}
        <LinkButton to="/dashboard/mail" variant="outline">
          {count === 0 ? 'Back to Mail' : 'Cancel'}
        </LinkButton>
      </Form>
    </>
  )
}
