import type { ReactNode } from 'react'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { type Column, RecordTable } from './record-list.tsx'
import { ListAndForm, StaffForm } from './staff-page.tsx'

type NewSecretProps = {
  form: string
  path: string
  noun: SecretNoun
  /** The new secret, shown once, and the sentence about it. */
  made: { text: string; secret: string } | null
  hint: string
  /** The choices for its lifetime in days, and the default. */
  days: readonly string[]
  defaultDays: string
  /** The proof of identity: the last field before the button. */
  proof?: ReactNode
  isEmpty: boolean
  /** The list of those that were made. */
  children: ReactNode
}

type Secret = { id: string; label: string; state: keyof typeof stateLabels; expires_at: number }

/** What is made. */
type SecretNoun = 'link' | 'token'

type Captioned<P> = P extends `${infer Title}, newest first` ? (Title extends Phrase ? Title : never) : never

type SecretTableProps<Row extends Secret> = {
  noun: SecretNoun
  title: Captioned<Phrase>
  rows: readonly Row[]
  zone: string
  path: string
  about?: Column<Row>
  used: Column<Row>
}

const stateLabels = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const

/** Links or tokens that were made, and the button that ends each. */
export function SecretTable<Row extends Secret>({ noun, title, rows, zone, path, ...own }: SecretTableProps<Row>) {
  const say = useSay()
  const columns: Column<Row>[] = [
    { head: 'Label', cell: ({ label }) => <span className="typed">{label}</span> },
    {
      head: 'Status',
      cell: ({ state }) => <Pill status={state === 'revoked' ? 'cancelled' : state} label={stateLabels[state]} />,
    },
    ...(own.about ? [own.about] : []),
    {
      head: 'Valid until',
      zone,
      label: 'Valid until',
      cell: ({ expires_at }) => <Moment at={expires_at} zone={zone} />,
    },
    own.used,
    {
      head: 'Revoke',
      isAction: true,
      cell: ({ id, label, state }) =>
        state === 'active' ? (
          <Revoke path={`${path}/${id}`} what={say('the {noun} for {label}', { noun: message(noun), label })} />
        ) : null,
    },
  ]
  return (
    <Panel id={`${noun}s`} title={say(title)} as="stack">
      {rows.length === 0 ? (
        <EmptyState level={3} title={say(`No ${noun}s yet`)} />
      ) : (
        <RecordTable caption={say(`${title}, newest first`)} rows={rows} columns={columns} keyOf={({ id }) => id} />
      )}
    </Panel>
  )
}

const Revoke = ({ path, what }: { path: string; what: string }) => {
  const say = useSay()
  return (
    <PostButton action={`${path}/revoke`} variant="outline" size="s">
      {say('Revoke')}
      <span className="visually-hidden"> {what}</span>
    </PostButton>
  )
}

/** A page that creates links or tokens: the new secret, shown once, and the list with the form beside it. */
export function NewSecret({
  form,
  path,
  noun,
  made,
  hint,
  days,
  defaultDays,
  proof,
  isEmpty,
  children,
}: NewSecretProps) {
  const say = useSay()
  const button = say(`Create ${noun}`)
  const fields = (
    <StaffForm
      form={form}
      action={path}
      defaults={{ label: '', days: defaultDays }}
      button={button}
      busy={say('Creating...')}
    >
      <h2>{button}</h2>
      <TextField name="label" label={say('Label')} hint={hint} required />
      <SelectField
        name="days"
        label={say('Valid for')}
        options={days.map((value) => ({ value, label: message('{count} days', { count: Number(value) }) }))}
        required
      />
      {proof}
    </StaffForm>
  )
  return (
    <>
      {made ? <ShownOnce id={`new-${noun}`} title={say(`The new ${noun}`)} made={made} /> : null}
      {/* Once it has made a secret, the form is closed again. */}
      <ListAndForm key={made?.secret} form={fields} id={form} label={button} isEmpty={isEmpty}>
        {children}
      </ListAndForm>
    </>
  )
}
