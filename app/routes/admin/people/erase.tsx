import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { installedWhere, listCopies } from '#app/features/backups/copies.server.ts'
import { erasePerson } from '#app/features/people/erase-person.server.ts'
import { findKnown } from '#app/features/people/known.server.ts'
import { installedPlace } from '#app/features/people/place.server.ts'
import { eraseSchema } from '#app/features/people/schema.ts'
import { refusals } from '#app/features/people/words.ts'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay, useWord } from '#app/languages/say.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { addressIn, peoplePath } from './address-id.server.ts'
import { CopiesLeft, type CopyOfData } from './copies-left.tsx'
import { KnownCounts } from './known-counts.tsx'

export const handle = { permission: 'people.manage', title: 'Erase a person’s data' } as const

export const loader = staffLoader(handle.permission, async ({ id, now }) => {
  const known = await findKnown(db, addressIn(id) ?? '')
  const above = [
    { label: 'A person’s data', href: peoplePath },
    { label: 'Person', href: `${peoplePath}/${id}` },
  ]
  const copies = await listCopies(db, installedWhere(), now)
  return known && { address: known.person.key, counts: known.counts, seen: known.seen, copies, above }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, eraseSchema, {
  form: 'erase',
  run: ({ id, value, by }) =>
    erasePerson(db, { address: addressIn(id) ?? '', seen: value.seen, place: installedPlace() }, by),
  done: () => ({ to: peoplePath, text: 'The person’s data is erased.' }),
  refusals: { nothing: refusals.nothing, sending: refusals.sending },
  changed: refusals.changed,
})

export default function ErasePage() {
  const say = useSay()
  const { address, counts, seen, copies, above } = useLoaderData<typeof loader>()
  return (
    <Confirm
      form="erase"
      title={say('Erase everything about {address}?', { address })}
      button={say('Erase')}
      isDangerous
      above={above}
      shown={<WhatGoes counts={counts} seen={seen} copies={copies} />}
    >
      {say(
        'This cannot be undone. Give the person a copy first if they asked for one. An interview or a place in a course goes too, and no one is told of it.',
      )}
    </Confirm>
  )
}

// Lists the rows that an erasure deletes, and those that stay with the reason.
type Counted = { called: string; count: number; stays: string | null }

type WhatGoesProps = { counts: readonly Counted[]; seen: string; copies: readonly CopyOfData[] }

function WhatGoes({ counts, seen, copies }: WhatGoesProps) {
  const say = useSay()
  const word = useWord()
  const language = useLanguage()
  const staying = counts.filter(({ stays }) => stays !== null)
  return (
    <>
      <input type="hidden" name="seen" value={seen} />
      <KnownCounts counts={counts.filter(({ stays }) => stays === null)} />
      {staying.length > 0 ? (
        <div className="prose">
          <p>{say('This stays, without the person’s words:')}</p>
          <ul>
            {staying.map(({ called, stays }) => (
              <li key={called}>
                {word(called)}
                {colons[language]} {word(stays)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{say('Backups keep this data until they expire. If one is restored, the data is erased again.')}</p>
      <CopiesLeft copies={copies} />
    </>
  )
}
