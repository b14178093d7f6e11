// Confirms a staff action; if it is no longer possible, shows the record's current state.

import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { AlreadyChanged } from './already-changed.tsx'
import { StaffPage } from './staff-page.tsx'

type Page = { label: Message; href: string }

type Asking = {
  /** The form's name, as in the action. */
  form: string
  title: Message
  button: Message
  /** The other button, where "Cancel" could be read as the action itself. */
  keep?: Phrase
  isDangerous?: boolean
  /** The version of the record that was read. */
  version?: number
  /** The pages above it; the last is the list. */
  above: readonly Page[]
  /** The record's page, if it has one, and the record's name there. */
  record?: Page & { subject?: [name: string | null, detail: string | null] }
  /** The reason why the action is not possible now, or null; and the title of the page that says so. */
  refusal?: Message | null
  refusedTitle?: Phrase
  /** The text of the link back from a refusal. */
  reload?: Message
}

/** The data of a page that only asks for confirmation; `text` says what the action does. */
export type Question = Asking & {
  pageTitle?: string
  text: Message
  /** A description, for a record whose name alone says too little. */
  shown?: string
  /** The record's status, as its pill. */
  state?: { pill: string; label: Phrase }
}

export function ConfirmPage() {
  const { text, shown, state, pageTitle, ...asking } = useLoaderData<Question>()
  const say = useSay()
  return (
    <Confirm
      {...asking}
      shown={shown ? <p className="typed">{shown}</p> : null}
      state={state && <Pill status={state.pill} label={state.label} />}
    >
      {say(text)}
    </Confirm>
  )
}

type ConfirmProps = Asking & { shown?: ReactNode; state?: ReactNode; children: ReactNode }

/** For a page that shows more than the question. */
export function Confirm({ form, title, button, isDangerous, version, record, ...rest }: ConfirmProps) {
  const say = useSay()
  const refused = useActionData<FormAnswer>()?.formError
  const refusal = refused ?? (rest.refusal && say(rest.refusal))
  // In French, Undo and Cancel are one word.
  const keep = say(rest.keep ?? 'Cancel')
  const above = record ? [...rest.above, record] : rest.above
  const back: Page = above.at(-1) ?? { label: 'Overview', href: '/dashboard' }
  if (refusal) {
    const reload = rest.reload ?? message('Reload this {page}', { page: say(back.label).toLowerCase() })
    return (
      <AlreadyChanged
        above={above}
        reload={reload}
        title={rest.refusedTitle}
        crumb={say(button)}
        text={refusal}
        state={rest.state}
        to={back.href}
      />
    )
  }
  return (
    <StaffPage title={say(title)} isTyped above={above} crumb={say(button)}>
      <Form method="post" className="form card question" id={form}>
        {version === undefined ? null : <input type="hidden" name="version" value={version} />}
        {record?.subject ? <Subject name={record.subject[0]} detail={record.subject[1]} /> : null}
        {rest.shown}
        <p>{rest.children}</p>
        <div className="form-actions">
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'}>
            {say(button)}
          </Button>
          <LinkButton to={back.href} variant="outline">
            {keep === say(button) ? say('Go back') : keep}
          </LinkButton>
        </div>
      </Form>
    </StaffPage>
  )
}

/** The record's name, and below it what tells it from others of that name. */
function Subject({ name, detail }: { name: string | null; detail: string | null }) {
  return (
    <p className="typed question-subject">
      <strong dir="auto">{name}</strong>
      {detail === null ? null : (
        <span className="soft" dir="auto">
          {detail}
        </span>
      )}
    </p>
  )
}
