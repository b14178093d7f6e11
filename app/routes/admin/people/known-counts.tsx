import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'

type Counted = { called: string; count: number }

/** What staff know by sight, in words for one and for several; everything else is in a fold. */
const known = {
  'Texts of enquiries': ['{count} enquiry', '{count} enquiries'],
  'Texts of applications': ['{count} application', '{count} applications'],
  'Emails received': ['{count} email received', '{count} emails received'],
  'Emails sent or waiting': ['{count} email sent or waiting', '{count} emails sent or waiting'],
  Files: ['{count} file', '{count} files'],
  Appointments: ['{count} appointment', '{count} appointments'],
  Interviews: ['{count} interview', '{count} interviews'],
  'Places in courses': ['{count} place in a course', '{count} places in courses'],
  'Newsletter subscriptions': ['{count} newsletter subscription', '{count} newsletter subscriptions'],
} as const

const isKnown = (called: string): called is keyof typeof known => Object.hasOwn(known, called)

/** @property to where what is counted can be read */
export function KnownCounts({ counts, to }: { counts: readonly Counted[]; to?: string }) {
  const say = useSay()
  const names = Object.keys(known)
  const first = counts.filter(({ called }) => isKnown(called))
  const rest = counts.filter(({ called }) => !isKnown(called))
  first.sort((one, other) => names.indexOf(one.called) - names.indexOf(other.called))
  const wordsOf = ({ called, count }: Counted) =>
    isKnown(called) ? say(known[called][count === 1 ? 0 : 1], { count }) : called
  return (
    <>
      {first.length > 0 ? (
        <p>
          {first.map(wordsOf).join(', ')}
          {to ? '. ' : null}
          {to ? <Link to={to}>{say('Find them in the search')}</Link> : null}
        </p>
      ) : null}
      {rest.length > 0 ? (
        <details className="more-facts">
          <summary>{say('More')}</summary>
          <Facts of={Object.fromEntries(rest.map(({ called, count }) => [called, count]))} />
        </details>
      ) : null}
    </>
  )
}
