// The fields of each form that changes one thing about a record.

import type { ReactNode } from 'react'
import { CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { dayOf } from '#app/time/days.ts'
import type { changedRecord } from './change.server.ts'
import { SnoozeAtOnce } from './desk-card.tsx'
import { NoteField, TagFields } from './fields.tsx'

type Shown = NonNullable<Awaited<ReturnType<typeof changedRecord>>>

type ChangePage = {
  title: Phrase
  defaults?: (shown: Shown) => FormValues
  /** Buttons above the form that act without it. */
  above?: (shown: Shown, path: string) => ReactNode
  fields: (shown: Shown, say: Say) => ReactNode
  button?: Phrase
  /** The form only adds, so it cannot conflict with other changes. */
  isAdded?: boolean
}

const page = (described: ChangePage) => described

export const changePages = {
  assign: page({
    title: 'Assign {name}',
    defaults: ({ record: { assignee_id } }) => ({ assignee: assignee_id ?? '' }),
    fields: ({ colleagues, formerAssignee, record: { assignee_id } }, say) => (
      <SelectField
        name="assignee"
        label={say('Assigned to')}
        isUnmarked
        options={[
          { value: '', label: 'Unassigned' } as const,
          ...(formerAssignee
            ? [{ value: assignee_id ?? '', label: message('{name} (can’t reply to it now)', { name: formerAssignee }) }]
            : []),
          ...colleagues.map(({ id, name }) => ({ value: id, label: name, isTyped: true as const })),
        ]}
      />
    ),
  }),
  note: page({
    title: 'Note about {name}',
    isAdded: true,
    fields: ({ mentionable }, say) => <NoteField label={say('Note')} mentionable={mentionable} rows={6} />,
  }),
  tags: page({
    title: 'Edit tags: {name}',
    defaults: ({ record: { tags } }) => ({ kept: tags }),
    fields: ({ record: { tags }, tagsInUse }) => <TagFields tags={tags} inUse={tagsInUse} isPage />,
  }),
  snooze: page({
    title: 'Snooze {name}',
    defaults: ({ record: { snoozedUntil }, zone }) => ({ until: snoozedUntil ? dayOf(snoozedUntil, zone) : '' }),
    above: ({ record: { version, snoozedUntil }, zone }, path) => (
      <SnoozeAtOnce path={path} version={version} until={snoozedUntil} zone={zone} />
    ),
    fields: (_, say) => <TextField name="until" label={say('Another day')} type="date" required />,
    button: 'Snooze until that day',
  }),
  address: page({
    title: 'Edit email address: {name}',
    defaults: ({ record: { email } }) => ({ email }),
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
  merge: page({
    title: 'Merge {name}',
    fields: ({ others }, say) =>
      others.length > 0 ? (
        <>
          <p>
            {say(
              'Both become one conversation with the earlier promise. The one with an appointment remains, or else the older one; answers to either arrive there. You can separate them again.',
            )}
          </p>
          <CheckboxGroup
            type="radio"
            name="other"
            legend={say('Other open enquiries from this address')}
            isUnmarked
            options={others.map(({ reference, about }) => ({
              value: reference,
              label: about ? `${reference}: ${about}` : reference,
              isTyped: true,
            }))}
          />
        </>
      ) : (
        <p>{say('There is no other open enquiry from this address.')}</p>
      ),
    button: 'Merge',
  }),
  separate: page({
    title: 'Separate {name}',
    fields: (_, say) => (
      <p>{say('It becomes an open enquiry of its own again. What was answered together stays in the other one.')}</p>
    ),
    button: 'Separate',
  }),
  settle: page({
    title: 'No reply needed to {name}',
    fields: (_, say) => <p>{say('The record leaves the “To answer” list until its sender writes again.')}</p>,
  }),
}
