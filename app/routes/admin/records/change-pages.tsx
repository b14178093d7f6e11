// The fields of each form that changes one thing about a record.
import type { ReactNode } from 'react'
import { SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { changedRecord } from './change.server.ts'

type Shown = NonNullable<Awaited<ReturnType<typeof changedRecord>>>

type ChangePage = {
  title: Phrase
  defaults?: (record: Shown['record']) => Record<string, string>
  fields: (shown: Shown, say: Say) => ReactNode
  /** The form only adds, so it cannot conflict with other changes. */
  isAdded?: boolean
}

const page = (described: ChangePage) => described

export const changePages = {
  assign: page({
    title: 'Assign {name}',
    defaults: ({ assignee_id }) => ({ assignee: assignee_id ?? '' }),
    fields: ({ colleagues }, say) => (
      <SelectField
        name="assignee"
        label={say('Assigned to')}
        isUnmarked
        options={[
          { value: '', label: say('Unassigned') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name, isTyped: true })),
        ]}
      />
    ),
  }),
  note: page({
    title: 'Note about {name}',
    isAdded: true,
    fields: (_, say) => <TextArea name="note" label={say('Note')} hint={say('Only staff can see it.')} required />,
  }),
  tags: page({
    title: 'Edit tags: {name}',
    defaults: ({ tags }) => ({ tags: tags?.split(',').join(', ') ?? '' }),
    fields: (_, say) => (
      <TextField
        name="tags"
        label={say('Tags')}
        hint={say('Up to ten single words, separated by commas or spaces. Search for one as #tag.')}
      />
    ),
  }),
  snooze: page({
    title: 'Snooze {name}',
    defaults: ({ snoozedUntil }) => ({ until: snoozedUntil }),
    fields: ({ record: { snoozedUntil } }, say) => (
      <TextField
        name="until"
        label={say('Until')}
        type="date"
        hint={say(
          snoozedUntil
            ? 'The record leaves the “To answer” list until then, but can still become overdue. Leave empty to end the snooze.'
            : 'The record leaves the “To answer” list until then, but can still become overdue.',
        )}
        required={snoozedUntil === ''}
      />
    ),
  }),
  address: page({
    title: 'Edit email address: {name}',
    defaults: ({ email }) => ({ email }),
    fields: (_, say) => (
      <TextField
        name="email"
        label={say('Email')}
        type="email"
        hint={say('Emails already sent to the old address aren’t sent again.')}
        spellCheck={false}
        required
      />
    ),
  }),
  settle: page({
    title: 'No reply needed to {name}',
    fields: (_, say) => <p>{say('The record leaves the “To answer” list until its sender writes again.')}</p>,
  }),
}
