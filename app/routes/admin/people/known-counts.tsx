import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'

type Counted = { called: string; count: number }

/** The counts that staff look for first, in their own words; everything else is in a fold. */
const known: readonly { called: string; label: string; list?: string }[] = [
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
        of={Object.fromEntries(known.map(({ called, label, list }) => [label, linked(counted.get(called), list)]))}
        more={rest.length > 0 ? Object.fromEntries(rest.map(({ called, count }) => [called, count])) : undefined}
      />
      {query ? (
        <p>
          <Link to={`/dashboard/search${query}`}>{say('Search for this address')}</Link>
        </p>
      ) : null}
    </>
  )
}
