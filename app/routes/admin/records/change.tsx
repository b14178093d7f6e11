// The pages of the forms that change one thing about a record; change.server.ts stores the changes.
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { inboxPath } from '../inbox/query.ts'
import { changedRecord, changeForms } from './change.server.ts'

export const handle = { permission: 'inbox.write', title: 'Change a record' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const change = changeIn(asked.params.change)
  const shown = change && (await changedRecord(asked))
  return shown && { ...shown, change, pageTitle: pages[change].title }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffForms(handle.permission, ({ params }) => {
  const change = changeIn(params.change)
  return change && changeForms[change]
})

type Change = keyof typeof pages
type Shown = NonNullable<Awaited<ReturnType<typeof changedRecord>>>

type ChangePage = {
  title: string
  defaults?: (record: Shown['record']) => Record<string, string>
  fields: (shown: Shown) => ReactNode
  /** The form only adds, so it cannot conflict with other changes. */
  isAdded?: boolean
}

const page = (described: ChangePage) => described

const pages = {
  assign: page({
    title: 'Assign',
    defaults: ({ assignee_id }) => ({ assignee: assignee_id ?? '' }),
    fields: ({ colleagues }) => (
      <SelectField
        name="assignee"
        label="Assigned to"
        options={[
          { value: '', label: 'Unassigned' },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    ),
  }),
  note: page({
    title: 'Add a note',
    isAdded: true,
    fields: () => <TextArea name="note" label="Note" hint="Only staff can read it." required />,
  }),
  tags: page({
    title: 'Tags',
    defaults: ({ tags }) => ({ tags: tags?.split(',').join(', ') ?? '' }),
    fields: () => (
      <TextField
        name="tags"
        label="Tags"
        hint="Up to ten single words, separated by commas or spaces. Search for one as #tag."
      />
    ),
  }),
  snooze: page({
    title: 'Snooze',
    defaults: ({ snoozedUntil }) => ({ until: snoozedUntil }),
    fields: () => (
      <TextField
        name="until"
        label="Until"
        type="date"
        hint="The record leaves the “To answer” list until that day, but can still become overdue. Leave empty to end the snooze."
      />
    ),
  }),
  address: page({
    title: 'Correct the address',
    defaults: ({ email }) => ({ email }),
    fields: () => (
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="Mails already sent to the old address are not sent again."
        spellCheck={false}
        required
      />
    ),
  }),
  settle: page({
    title: 'No reply needed',
    fields: () => <p>The record leaves the “To answer” list until its sender writes again.</p>,
  }),
}

const changeIn = (name = '') => (Object.hasOwn(pages, name) ? (name as Change) : undefined)

export default function ChangePage() {
  const { change, ...shown } = useLoaderData<typeof loader>()
  const { title, defaults, fields, isAdded } = pages[change]
  const { kind, reference, name, version } = shown.record
  const list = { label: recordKinds[kind].label, href: recordKinds[kind].path }
  const path = recordPath(shown.record) + shown.query
  return (
    <>
      <Breadcrumbs items={[list, { label: reference, href: path }, { label: title }]} />
      <h1>{title}</h1>
      <p className="typed" dir="auto">
        {name}
      </p>
      <ActionForm
        form={change}
        action={`${inboxPath}/${reference}/${change}${shown.query}`}
        className="form card"
        defaults={{ ...defaults?.(shown.record), ...(isAdded ? {} : { version: String(version) }) }}
      >
        {fields(shown)}
        <FormActions busy="Saving..." cancel={path}>
          Save
        </FormActions>
      </ActionForm>
    </>
  )
}
