import { Link } from '@remix-run/react'
import { TextField } from '#app/forms/fields/fields.tsx'
import { colons } from '#app/languages/colons.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'

export type CopyOfData = { called: Phrase; place: string }

/** The copies of the database that keep what is erased from it. */
export function CopiesLeft({ copies }: { copies: readonly CopyOfData[] }) {
  const say = useSay()
  const language = useLanguage()
  if (copies.length === 0) return null
  return (
    <div className="prose">
      <p>{say('On this server it stays in these copies until they are deleted:')}</p>
      <ul>
        {copies.map(({ called, place }) => (
          <li key={place}>
            {say(called)}
            {colons[language]} <bdi>{place}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** @param who what was searched last */
export function FindPerson({ who = '' }: { who?: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="find-person"
      action="/dashboard/people"
      button={say('Find')}
      busy={say('Searching...')}
      defaults={{ who }}
    >
      <TextField
        name="who"
        label={say('Email, name or phone')}
        hint={say('The whole address, such as name@example.com, or what you know of a name or a number.')}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </StaffForm>
  )
}

type Counted = { called: Phrase; count: number }

/** The counts that staff look for first, in their own words; everything else is in a fold. */
const known: readonly { called: Phrase; label: Phrase; list?: string }[] = [
  { called: 'Texts of enquiries', label: 'Enquiries', list: '/dashboard/contacts' },
  { called: 'Texts of applications', label: 'Applications', list: '/dashboard/careers' },
  { called: 'Emails received', label: 'Emails received' },
  { called: 'Emails sent or waiting', label: 'Emails sent or waiting', list: '/dashboard/mail' },
  { called: 'Files', label: 'Files' },
  { called: 'Appointments', label: 'Appointments' },
  { called: 'Interviews', label: 'Interviews' },
  { called: 'Places in courses', label: 'Places in courses' },
  { called: 'Newsletter subscriptions', label: 'Newsletter subscriptions', list: '/dashboard/newsletter' },
]

type KnownCountsProps = {
  counts: readonly Counted[]
  /** Whose lists the counts lead to. */
  address?: string
}

export function KnownCounts({ counts, address }: KnownCountsProps) {
  const say = useSay()
  const counted = new Map(counts.map(({ called, count }) => [called, count]))
  const query = address && `?q=${encodeURIComponent(address)}`
  const linked = (count: number | undefined, list: string | undefined) =>
    count && list && query ? <Link to={list + query}>{count}</Link> : count
  const rest = counts.filter(({ called }) => !known.some((one) => one.called === called))
  return (
    <>
      <Facts
        of={known.map(({ called, label, list }) => [label, linked(counted.get(called), list)])}
        more={rest.length > 0 ? rest.map(({ called, count }) => [called, count]) : undefined}
      />
      {query ? (
        <p>
          <Link to={`/dashboard/search${query}`}>{say('Search for this address')}</Link>
        </p>
      ) : null}
    </>
  )
}
