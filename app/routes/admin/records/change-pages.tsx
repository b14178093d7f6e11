// The fields of each form that changes one thing about a record.
import type { ReactNode } from 'react'
import { SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import type { changedRecord } from './change.server.ts'

type Shown = NonNullable<Awaited<ReturnType<typeof changedRecord>>>

type ChangePage = {
  title: string
  defaults?: (record: Shown['record']) => Record<string, string>
  fields: (shown: Shown) => ReactNode
  /** The form only adds, so it cannot conflict with other changes. */
  isAdded?: boolean
}

const page = (described: ChangePage) => described

export const changePages = {
  assign: page({
    title: 'Assign',
    defaults: ({ assignee_id }) => ({ assignee: assignee_id ?? '' }),
    fields: ({ colleagues }) => (
      <SelectField
        name="assignee"
        label="Assigned to"
        isUnmarked
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
    fields: () => <TextArea name="note" label="Note" hint="Only staff can see it." required />,
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
        hint="The record leaves the “To answer” list until then, but can still become overdue. Leave empty to end the snooze."
      />
    ),
  }),
  address: page({
    title: 'Edit email address',
    defaults: ({ email }) => ({ email }),
    fields: () => (
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="Emails already sent to the old address aren’t sent again."
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
