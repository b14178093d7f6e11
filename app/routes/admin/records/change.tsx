// The pages of the forms that change one thing about a record, and what each stores.
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { rememberAssignments, rememberMerges, rememberMoves, rememberTags } from '#app/features/inbox/undo.server.ts'
import type { Changed, Done, Target } from '#app/features/records/change-record.server.ts'
import {
  addressSchema,
  assignSchema,
  mergeSchema,
  noteSchema,
  snoozeSchema,
  tagsSchema,
  tooManyTags,
} from '#app/features/records/change-schemas.ts'
import { listColleagues, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { readDeskFacts } from '#app/features/records/desk-facts.server.ts'
import { readableKinds, recordPath } from '#app/features/records/kinds.ts'
import { listMergeable, mergeRecords, separateRecord } from '#app/features/records/merge.server.ts'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import {
  addNote,
  assignRecords,
  correctAddress,
  settleRecord,
  snoozeRecord,
  tagRecord,
} from '#app/features/records/staff-changes.server.ts'
import { tagsOf } from '#app/features/records/tags/tags.ts'
import { listTags } from '#app/features/records/tags/tags-in-use.server.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { version } from '#app/forms/fields/rules.ts'
import { FormActions } from '#app/forms/form-actions.tsx'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { firstWords } from '#app/routes/admin/inbox/first-words.ts'
import { inboxCrumb, inboxPath, inList, listOf, listQuery } from '#app/routes/admin/inbox/query.ts'
import { type Asked, staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { dayOf } from '#app/time/days.ts'
import { snoozedTo, wakeNow } from '#app/time/snooze-times.ts'
import type { By, StaffBy } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { already, assignedWords, snoozedWords } from './change-words.ts'
import { SnoozeAtOnce } from './desk-card.tsx'
import { NoteField, TagFields } from './record-fields.tsx'
import { assignable, changedText, mentionableBy, writableRecord } from './record-parts.server.ts'
import { keepReplyBeside, repliesBeside } from './reply/composer.server.ts'

export const handle = { permission: 'inbox.write', title: 'Change a record' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const change = changeIn(asked.params.change)
  const shown = change && (await changedRecord(asked))
  return (
    shown && { ...shown, change, pageTitle: asked.say(changePages[change].title, { name: shown.record.reference }) }
  )
})

export const action = staffForms(handle.permission, ({ params }) => {
  const change = changeIn(params.change)
  return change && changeForms[change]
})

const changeIn = (name = '') => (Object.hasOwn(changePages, name) ? (name as keyof typeof changePages) : undefined)

export default function ChangePage() {
  const say = useSay()
  const { change, ...shown } = useLoaderData<typeof loader>()
  const { title, defaults, above, fields, button, isAdded } = changePages[change]
  const { reference, name, version } = shown.record
  const path = recordPath(shown.record) + shown.query
  const action = `${inboxPath}/${reference}/${change}${shown.query}`
  return (
    <StaffPage title={say(title, { name })} isTyped above={[inboxCrumb, { label: drawn(reference), href: path }]}>
      {above ? <section className="form card">{above(shown, action)}</section> : null}
      <ActionForm
        form={change}
        action={action}
        className="form card"
        defaults={{ ...defaults?.(shown), ...(isAdded ? {} : { version: String(version) }) }}
      >
        {fields(shown, say)}
        <FormActions busy={say('Saving...')} cancel={path}>
          {say(button ?? 'Save')}
        </FormActions>
      </ActionForm>
    </StaffPage>
  )
}

// The forms that change a record other than by its status, by the last part of their address.

/** The record as the page of a change shows it. */
async function changedRecord({ params, staff, request, now }: Asked) {
  const { kind, reference } = writableRecord(params, staff)
  const record = await findRecord(db, kind, reference)
  if (!record) return null
  const { name, email, assignee_id, version } = record
  const list = listOf(request)
  const colleagues = await assignable(kind)
  const snoozedUntil = isSnoozed(record, now) ? record.snoozed_until : null
  return {
    record: { kind, reference, name, email, tags: tagsOf(record), snoozedUntil, assignee_id, version },
    query: list ? listQuery(list) : '',
    colleagues,
    mentionable: params.change === 'note' ? await mentionableBy(staff, kind) : [],
    /** The name of an assignee who can no longer reply; null for everyone else. */
    formerAssignee: colleagues.some(({ id }) => id === assignee_id)
      ? null
      : (await readDeskFacts(db, reference)).assignee,
    zone: staff.timeZone,
    /** For a merge. */
    others: params.change === 'merge' ? await mergeableWith(record) : [],
    chosen: new URL(request.url).searchParams.getAll('other'),
    tagsInUse: params.change === 'tags' ? await listTags(db, readableKinds(staff.role)) : [],
  }
}

const mergeableWith = async (record: RecordRow) =>
  (await listMergeable(db, record)).map(({ subject, message, ...other }) => ({
    ...other,
    about: subject || firstWords(message),
  }))

type Given<V> = {
  value: V
  target: Omit<Target, 'version'>
  by: By
  staff: Staff
}

type Reason = 'gone' | 'changed' | 'unchanged' | 'unknown choice' | 'too many tags' | 'not mergeable' | 'both held'
type Outcome = Changed<RecordKind, Reason> | { ok: false; errors: Errors }

type RecordChange<V> = {
  run: (given: Given<V>) => Promise<Outcome>
  /** Its message. */
  done: (record: RecordRow, sent: Asked) => string | Promise<string>
  /** The message if the record was so already. */
  same?: (record: RecordRow, sent: Asked & { value: V }) => string | Promise<string>
  /** Lets staff undo it. @returns the id for undoMoves */
  remember?: (db: Db, changed: readonly (Done & { merged?: RecordRow[] })[], by: StaffBy) => Promise<string | undefined>
  /** The message for an unknown choice. */
  unknown?: Phrase
}

const changeForm = <S extends z.ZodRawShape>(
  form: string,
  schema: z.ZodObject<S>,
  { run, done, same, remember, unknown = 'This is no longer possible.' }: RecordChange<z.output<z.ZodObject<S>>>,
) =>
  staffForm(schema, {
    form,
    files: repliesBeside,
    run: async (sent) => {
      const { value, params, staff, by } = sent
      const target = writableRecord(params, staff)
      const unkept = await keepReplyBeside(sent, target)
      if (unkept) return unkept
      const outcome = await run({ value, staff, target, by })
      if (outcome.ok) {
        const undo = await remember?.(db, [outcome], by)
        return { ok: true, record: outcome.record, text: drawn(await done(outcome.record, sent)), undo } as const
      }
      if ('errors' in outcome) return outcome
      const { reason } = outcome
      if (reason !== 'unchanged') return { ok: false, reason } as const
      const record = await findRecord(db, target.kind, target.reference)
      if (!record) return { ok: false, reason: 'gone' } as const
      return { ok: true, record, text: drawn((await same?.(record, sent)) ?? ''), kind: 'info' } as const
    },
    done: ({ request }, { ok, record, ...said }) => ({ to: inList(recordPath(record), listOf(request)), ...said }),
    failed: 'Failed to save. Please try again.',
    refusals: {
      'reply not kept': (_, { unkept }) => unkept,
      'unknown choice': unknown,
      'not mergeable': { errors: { other: [notMergeable] }, status: 409 },
      'both held': { errors: { other: [bothHeld] }, status: 409 },
      'too many tags': { errors: { tags: [tooManyTags] }, status: 422 },
    },
    changed: ({ params, staff }) => changedText(writableRecord(params, staff).kind, params.reference, staff),
  })

const assigneeOf = async ({ assignee_id }: RecordRow) =>
  (await listColleagues(db)).find(({ id }) => id === assignee_id)?.name

const notMergeable = 'These enquiries can’t be merged now: one is closed, or from another address.'
const bothHeld =
  'Two of them have an appointment or merged enquiries of their own. Cancel or separate those of one first.'

const unknownChoice = { ok: false, reason: 'unknown choice' } as const

const changeForms = {
  assign: changeForm('assign', assignSchema, {
    run: async ({ target, value, by }) => {
      const assignee = value.assignee ? (await listColleagues(db)).find(({ id }) => id === value.assignee) : null
      if (assignee === undefined || (assignee && !mayAnswer(assignee, target.kind))) return unknownChoice
      const [outcome] = await assignRecords(db, { targets: [{ ...target, version: value.version }], assignee }, by)
      return outcome ?? { ok: false, reason: 'gone' }
    },
    done: async (record, { say }) => assignedWords([record], await assigneeOf(record), say),
    same: async (record, { say }) => already.assigned([record], await assigneeOf(record), say),
    remember: rememberAssignments,
    unknown: 'This person can’t reply to it: their account has been disabled or their role has changed.',
  }),
  note: changeForm('note', noteSchema, {
    run: ({ target, value, by }) => addNote(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Note added.'),
  }),
  tags: changeForm('tags', tagsSchema, {
    run: ({ target, value, by }) => tagRecord(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Tags saved.'),
    same: (record, { say, value: { tags } }) =>
      tags.length > 0 ? already.tagged([record], tags, say) : say('Tags unchanged: {name}.', { name: record.name }),
    remember: rememberTags,
  }),
  snooze: changeForm('snooze', snoozeSchema, {
    run: async ({ target, value, by, staff }) => {
      const until = snoozedTo(value.until, by.now, staff.timeZone)
      if (until === undefined) return { ok: false, errors: { until: ['Choose a day after today'] } }
      return snoozeRecord(db, { ...target, version: value.version, until }, by)
    },
    done: (record, asked) => snoozedWords([record], record.snoozed_until, asked, asked.staff.timeZone),
    same: (record, asked) =>
      already.snoozed(
        [record],
        asked.value.until === wakeNow ? null : record.snoozed_until,
        asked,
        asked.staff.timeZone,
      ),
    remember: rememberMoves,
  }),
  address: changeForm('address', addressSchema, {
    run: ({ target, value, by }) => correctAddress(db, { ...target, ...value }, by),
    done: (_, { say }) => say('Email address changed.'),
    same: ({ email }, { say }) => say('Email address unchanged: {email}', { email }),
  }),
  merge: changeForm('merge', mergeSchema, {
    run: ({ target: { reference }, value, by }) => mergeRecords(db, { reference, ...value }, by),
    done: ({ reference }, { say }) => say('Merged: {reference} has everything now.', { reference }),
    remember: (_, changed, by) =>
      rememberMerges(
        db,
        changed.flatMap(({ merged }) => merged ?? []),
        by,
      ),
  }),
  separate: changeForm('separate', z.object({ version }), {
    run: ({ target: { reference }, value, by }) => separateRecord(db, { reference, ...value }, by),
    done: ({ reference }, { say }) => say('{reference} stands alone again.', { reference }),
    same: ({ reference }, { say }) => say('{reference} wasn’t merged.', { reference }),
  }),
  settle: changeForm('settle', z.object({ version }), {
    run: ({ target, value, by }) => settleRecord(db, { ...target, ...value }, by),
    done: ({ name }, { say }) => say('No reply needed to {name}', { name }),
    same: ({ name }, { say }) => say('No reply was due: {name}.', { name }),
  }),
}

// The fields of each form that changes one thing about a record.

type Shown = NonNullable<Awaited<ReturnType<typeof changedRecord>>>

type ChangeForm = {
  title: Phrase
  defaults?: (shown: Shown) => FormValues
  /** Buttons above the form that act without it. */
  above?: (shown: Shown, path: string) => ReactNode
  fields: (shown: Shown, say: Say) => ReactNode
  button?: Phrase
  /** The form only adds, so it cannot conflict with other changes. */
  isAdded?: boolean
}

const page = (described: ChangeForm) => described

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
    defaults: ({ chosen, others: [first, second] }) => ({ other: first && !second ? [first.reference] : chosen }),
    fields: ({ others }, say) =>
      others.length > 0 ? (
        <>
          <p>
            {say(
              'They become one conversation with the earliest promise. The one with an appointment remains, or else the oldest one; answers to any of them arrive there. You can separate them again.',
            )}
          </p>
          <CheckboxGroup
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
