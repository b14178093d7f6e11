// Enquiries per day as bars, with the same numbers as a table.
import type { DayCount } from './enquiries-per-day.server.ts'

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayWords = (day: string) => format.format(Date.parse(day))

export function EnquiryChart({ days }: { days: readonly DayCount[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const top = Math.max(1, ...days.map(({ count }) => count))
  const labelled = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].filter((day) => day !== undefined)
  return (
    <figure className="chart-figure">
      <figcaption suppressHydrationWarning>
        {total === 1 ? '1 enquiry' : `${total} enquiries`} in {days.length} days
        {total > 0 ? `, at most ${top} on one day` : ''}
      </figcaption>
      <svg
        className="chart chart-days"
        viewBox={`0 0 ${days.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[0, 0.5, 1].map((y) => (
          <line
            key={y}
            className="chart-grid"
            x1="0"
            x2={days.length}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map(({ day, count }, index) => (
          <rect key={day} className="chart-bar" x={index + 0.15} y={1 - count / top} width="0.7" height={count / top} />
        ))}
      </svg>
      <p className="chart-axis" aria-hidden="true" suppressHydrationWarning>
        {labelled.map(({ day }) => (
          <span key={day} suppressHydrationWarning>
            {dayWords(day)}
          </span>
        ))}
      </p>
      <details>
        <summary>Show the numbers</summary>
        <div className="table-wrap">
          <table className="table">
            <caption className="visually-hidden">Enquiries per day, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" className="number">
                  Enquiries
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row" data-label="Day">
                    <time dateTime={day} suppressHydrationWarning>
                      {dayWords(day)}
                    </time>
                  </th>
                  <td className="number" data-label="Enquiries">
                    {count}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
