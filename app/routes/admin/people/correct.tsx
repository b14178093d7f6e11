// Corrects a person's name, phone number and company everywhere, beside what is stored now.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { correctPerson, type DetailsRow, findDetails } from '#app/features/people/correct-person.server.ts'
import { detailsSchema } from '#app/features/people/schema.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { ownConflict, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { addressIn, peoplePath } from './address-id.server.ts'

export const handle = { permission: 'people.manage', title: 'Correct a person’s details' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const address = addressIn(id)
  const details = address ? await findDetails(db, address) : null
  if (!address || !details) return null
  const { rows, subscriber, same, isInParts, version } = details
  const shown = { address, path: `${peoplePath}/${id}`, peoplePath, isInParts, subscriber: subscriber?.name ?? null }
  const isVaried = (values: readonly (string | null)[]) => new Set(values.filter(Boolean)).size > 1
  return {
    ...shown,
    rows,
    varied: {
      name: isVaried([...rows.map(({ name }) => name), shown.subscriber]),
      phone: isVaried(rows.map(({ phone }) => phone)),
      company: isVaried(rows.map(({ company }) => company)),
    },
    hasCompany: rows.some(({ kind }) => kind === 'enquiry'),
    defaults: { ...emptied(same), version },
  }
})

const emptied = <Name extends string>(values: Record<Name, string | null>) =>
  Object.fromEntries(Object.entries<string | null>(values).map(([name, value]) => [name, value ?? '']))

export const action = staffAction(handle.permission, detailsSchema, {
  form: 'correct-person',
  run: async ({ id, value, by }) => {
    const outcome = await correctPerson(db, { address: addressIn(id) ?? '', typed: value }, by)
    const isSame = !outcome.ok && 'reason' in outcome && outcome.reason === 'unchanged'
    return isSame ? ({ ok: true, isSame } as const) : outcome
  },
  done: ({ id }, outcome) => ({
    to: `${peoplePath}/${id}`,
    ...('isSame' in outcome
      ? { text: 'Nothing was different, so nothing has changed.', kind: 'info' as const }
      : { text: 'The details are corrected.' }),
  }),
  failed: 'The correction was not saved. Please try again.',
  refusals: {
    unchanged: 'Nothing was different, so nothing has changed.',
    own: ({ staff }, { at }) => ownConflict(at, staff),
  },
  changed: 'These details were changed while you were looking at them.',
})

export default function CorrectPage() {
  const say = useSay()
  const { address, path, peoplePath, rows, subscriber, isInParts, varied, hasCompany, defaults } =
    useLoaderData<typeof loader>()
  const hint = (isVaried: boolean) =>
    isVaried ? say('Different values are stored. Leave this empty to keep them.') : undefined
  return (
    <StaffPage
      title={say('Correct the details of {address}', { address })}
      isTyped
      above={[
        { label: 'A person’s data', href: peoplePath },
        { label: 'Person', href: path },
      ]}
      crumb={say('Correct the data')}
    >
      <p>
        {say(
          'What you change here is changed in every enquiry and application from this address, and in the newsletter’s list. What you leave as it is stays. Emails that were sent or received keep their words.',
        )}
      </p>
      {rows.length > 0 ? (
        <RecordTable
          caption={say('What is stored now')}
          rows={rows}
          columns={columns}
          keyOf={({ reference }) => reference}
        />
      ) : null}
      {subscriber ? (
        <p>
          <Said
            phrase="In the newsletter’s list, the name is {name}."
            values={{ name: <bdi className="typed">{subscriber}</bdi> }}
          />
        </p>
      ) : null}
      <StaffForm
        form="correct-person"
        action={`${path}/correct`}
        defaults={defaults}
        button={say('Correct everywhere')}
        cancel={path}
      >
        {isInParts ? (
          <div className="form-grid">
            <TextField
              name="firstName"
              label={say('First name')}
              hint={hint(varied.name)}
              autoComplete="off"
              isUnmarked
            />
            <TextField
              name="lastName"
              label={say('Last name')}
              hint={hint(varied.name)}
              autoComplete="off"
              isUnmarked
            />
          </div>
        ) : (
          <TextField name="name" label={say('Name')} hint={hint(varied.name)} autoComplete="off" isUnmarked />
        )}
        {rows.length > 0 ? (
          <TextField name="phone" label={say('Phone')} type="tel" hint={hint(varied.phone)} autoComplete="off" />
        ) : null}
        {hasCompany ? (
          <TextField name="company" label={say('Company')} hint={hint(varied.company)} autoComplete="off" />
        ) : null}
      </StaffForm>
    </StaffPage>
  )
}

const typed = (value: string | null) => (value ? <TypedCell>{value}</TypedCell> : '–')

const columns: Column<DetailsRow>[] = [
  { head: 'Reference', cell: (record) => <Link to={recordPath(record)}>{record.reference}</Link> },
  { head: 'Name', cell: ({ name }) => <TypedCell>{name}</TypedCell> },
  { head: 'Phone', cell: ({ phone }) => typed(phone) },
  { head: 'Company', cell: ({ company }) => typed(company) },
]
