import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { factsPath } from '#app/routes/admin/texts/paths.ts'

/** The hours of both offices are among the company's facts. */
export function OpeningHoursLink() {
  const say = useSay()
  return (
    <p className="cluster activity-foot">
      {(['Seoul', 'Cameroon'] as const).map((office) => (
        <Link key={office} to={`${factsPath}#text-${office.toLowerCase()}.hours`}>
          {say('Opening hours: {office}', { office: say(office) })}
        </Link>
      ))}
    </p>
  )
}
