// The requests for erasure, and the search for everything about an address.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { installedWhere, listCopies } from '#app/features/backups/copies.server.ts'
import { findByName, type Named } from '#app/features/people/find-person.server.ts'
import { findLastErasure } from '#app/features/people/ledger.server.ts'
import { listErasureRequests } from '#app/features/people/requests.server.ts'
import { findSchema } from '#app/features/people/schema.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { utcDate } from '#app/time/utc-date.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { addressIn, foundPath, personPath } from './address-id.server.ts'
import { CopiesLeft, FindPerson } from './person-parts.tsx'

export const handle = { permission: 'people.manage', title: 'A person’s data', changesNothing: true } as const

export const loader = staffLoader(handle.permission, async ({ request, language, now }) => {
  const who = addressIn(new URL(request.url).searchParams.get('found') ?? '') ?? ''
  const found = who ? await findByName(db, who) : []
  const until = await findLastErasure(db)
  return {
    who,
    found: found.map((person) => ({ ...person, path: personPath(person.email) })),
    requests: (await listErasureRequests(db)).map((request) => ({
      ...request,
      due: utcDate(request.due_by, pageLanguages[language].locale),
      isOverdue: request.due_by < now,
      path: personPath(request.email),
    })),
    copies: until === null ? [] : await listCopies(db, installedWhere(), until),
  }
})

export const action = staffAction(handle.permission, findSchema, {
  form: 'find-person',
  run: async ({ value: { who } }) => {
    if (who.includes('@')) return { ok: true as const, emails: [who] }
    const emails = (await findByName(db, who)).map(({ email }) => email)
    return emails.length > 0 ? { ok: true as const, emails } : { ok: false as const, errors: { who: [nobodyFound] } }
  },
  done: ({ value: { who } }, { emails: [email = '', ...others] }) => ({
    to: others.length > 0 ? foundPath(who) : personPath(email),
  }),
  failed: 'The search failed. Please try again.',
})

const nobodyFound = 'Nobody is known by this name or number'

export default function PeoplePage() {
  const say = useSay()
  const { requests, who, found, copies } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say(handle.title)}>
      <p>
        {say(
          'Anyone may ask for a copy of their data, or to have it corrected or erased. To confirm who is asking, reply to that address before you act.',
        )}
      </p>
      <FindPerson who={who} />
      <Found people={found} />
      <OpenRequests requests={requests} />
      {copies.length > 0 ? (
        <Panel id="copies" title={say('Where erased data remains')}>
          <CopiesLeft copies={copies} />
        </Panel>
      ) : null}
    </StaffPage>
  )
}

function Found({ people }: { people: readonly (Named & { path: string })[] }) {
  const say = useSay()
  if (people.length === 0) return null
  return (
    <Panel id="found" title={say('Found')}>
      <ul>
        {people.map(({ name, email, path }) => (
          <li key={email}>
            <Link to={path}>
              <bdi>{email}</bdi>
            </Link>{' '}
            <span className="typed soft" dir="auto">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

// The requests for erasure that wait, the first due first.
type OpenRequest = { id: string; email: string; due: string; isOverdue: boolean; path: string }

function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const say = useSay()
  if (requests.length === 0) return null
  return (
    <Panel id="requests" title={say('Requests for erasure')}>
      <ul>
        {requests.map(({ id, email, due, isOverdue, path }) => (
          <li key={id} className="button-row">
            <span>
              <Said phrase="{email}, due by {time}" values={{ email: <bdi dir="auto">{email}</bdi>, time: due }} />
            </span>
            {isOverdue ? <Pill status="warning">{say('Overdue')}</Pill> : null}
            <LinkButton to={path} size="s" variant="outline" aria-label={say('Open the data of {email}', { email })}>
              {say('Open')}
            </LinkButton>
            <Menu id={`request-${id}`} row={email}>
              <LinkButton
                to={`/dashboard/people/requests/${id}/close`}
                variant="outline"
                aria-label={say('Close the request of {email}', { email })}
              >
                {say('Close the request')}
              </LinkButton>
            </Menu>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
