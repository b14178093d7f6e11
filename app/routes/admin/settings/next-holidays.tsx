import type { nextHolidays } from '#app/time/office-hours.ts'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

/** The public holidays of each office in the next twelve months. */
export const NextHolidays = ({ offices }: { offices: ReturnType<typeof nextHolidays>['next'] }) => (
  <div className="stack">
    {offices.map(({ title, days }) => (
      <section className="card" key={title} aria-label={`${title}: public holidays`}>
        <h2>{title}: the next twelve months</h2>
        <ul className="day-list">
          {days.map(([day, name]) => (
            <li key={day}>
              <CalendarDate date={day} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
