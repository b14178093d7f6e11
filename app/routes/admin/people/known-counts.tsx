import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'

type Counted = { called: string; count: number }

/** The counts that staff look for first, in their own words; everything else is in a fold. */
const known = new Map([
  ['Texts of enquiries', 'Enquiries'],
  ['Texts of applications', 'Applications'],
  ['Emails received', 'Emails received'],
  ['Emails sent or waiting', 'Emails sent or waiting'],
  ['Files', 'Files'],
  ['Appointments', 'Appointments'],
  ['Interviews', 'Interviews'],
  ['Places in courses', 'Places in courses'],
  ['Newsletter subscriptions', 'Newsletter subscriptions'],
])

/** @property to where what is counted can be read */
export function KnownCounts({ counts, to }: { counts: readonly Counted[]; to?: string }) {
  const say = useSay()
  const counted = new Map(counts.map(({ called, count }) => [called, count]))
  const rest = counts.filter(({ called }) => !known.has(called))
  return (
    <>
      <Facts
        of={Object.fromEntries([...known].map(([called, label]) => [label, counted.get(called)]))}
        more={rest.length > 0 ? Object.fromEntries(rest.map(({ called, count }) => [called, count])) : undefined}
      />
      {to ? (
        <p>
          <Link to={to}>{say('Find them in the search')}</Link>
        </p>
      ) : null}
    </>
  )
}
