import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { erasePerson } from '#app/features/people/erase-person.server.ts'
import { findKnown } from '#app/features/people/known.server.ts'
import { installedPlace } from '#app/features/people/place.server.ts'
import { eraseSchema } from '#app/features/people/schema.ts'
import { refusals } from '#app/features/people/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { addressIn, peoplePath } from './address-id.server.ts'
import { WhatGoes } from './what-goes.tsx'

export const handle = { permission: 'people.manage', title: 'Erase a person’s data' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const known = await findKnown(db, addressIn(id) ?? '')
  const above = [
    { label: 'A person’s data', href: peoplePath },
    { label: 'Person', href: `${peoplePath}/${id}` },
  ]
  return known && { address: known.person.key, counts: known.counts, seen: known.seen, above }
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
  const { address, counts, seen, above } = useLoaderData<typeof loader>()
  return (
    <Confirm
      form="erase"
      title={say('Erase everything about {address}?', { address })}
      button={say('Erase')}
      isDangerous
      above={above}
      shown={<WhatGoes counts={counts} seen={seen} />}
    >
      {say(
        'This cannot be undone. Give the person a copy first if they asked for one. An interview or a place in a course goes too, and no one is told of it.',
      )}
    </Confirm>
  )
}
