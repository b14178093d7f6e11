import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { installedWhere, listCopies } from '#app/features/backups/copies.server.ts'
import { erasePerson, lastErasure } from '#app/features/people/erase-person.server.ts'
import { findKnown } from '#app/features/people/known-data.server.ts'
import { installedPlace } from '#app/features/people/ledger.server.ts'
import { eraseSchema } from '#app/features/people/schema.ts'
import { refusals } from '#app/features/people/words.ts'
import { lastChangeText } from '#app/features/staff/audit/last-change.server.ts'
import { colons } from '#app/languages/colons.ts'
import { drawn, message, sentences } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { addressIn, peoplePath } from './address-id.server.ts'
import { CopiesLeft, type CopyOfData, KnownCounts } from './person-parts.tsx'

export const handle = { permission: 'people.manage', title: 'Erase a person’s data' } as const

const list = { label: 'A person’s data', href: peoplePath } as const

export const loader = staffLoader(handle.permission, async ({ id, staff, now }) => {
  const address = addressIn(id) ?? ''
  const known = await findKnown(db, address)
  if (!known) {
    const audited = await erased(address)
    const page = { audited, text: refusals.nothing, button: 'Erase', above: [list] } as const
    const done = address ? await alreadyDone(db, page, staff) : null
    return done && { done }
  }
  const above = [list, { label: 'Person', href: `${peoplePath}/${id}` }] as const
  const copies = await listCopies(db, installedWhere(), now)
  return { done: null, address: known.person.key, counts: known.counts, seen: known.seen, copies, above }
})

const erased = async (address: string) => ({ kind: 'person', id: (await lastErasure(db, address)) ?? '' }) as const

export const action = staffAction(handle.permission, eraseSchema, {
  form: 'erase',
  run: ({ id, value, by }) =>
    erasePerson(db, { address: addressIn(id) ?? '', seen: value.seen, place: installedPlace() }, by),
  done: () => ({ to: peoplePath, text: 'The person’s data is erased.' }),
  refusals: {
    nothing: async ({ id, staff }) => {
      const last = await lastChangeText(db, await erased(addressIn(id) ?? ''), staff)
      return { formError: sentences(refusals.nothing, last && drawn(last)) }
    },
    sending: refusals.sending,
  },
  changed: refusals.changed,
})

export default function ErasePage() {
  const say = useSay()
  const found = useLoaderData<typeof loader>()
  if (found.done) return <Confirm {...found.done}>{null}</Confirm>
  const { address, counts, seen, copies, above } = found
  return (
    <Confirm
      form="erase"
      title={message('Erase everything about {address}?', { address })}
      button="Erase"
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
type Counted = { called: Phrase; count: number; stays: Phrase | null }

type WhatGoesProps = { counts: readonly Counted[]; seen: string; copies: readonly CopyOfData[] }

function WhatGoes({ counts, seen, copies }: WhatGoesProps) {
  const say = useSay()
  const language = useLanguage()
  const staying = counts.flatMap(({ called, stays }) => (stays === null ? [] : [{ called, stays }]))
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
                {say(called)}
                {colons[language]} {say(stays)}
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
