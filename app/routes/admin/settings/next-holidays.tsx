import { TextArea } from '#app/forms/fields/fields.tsx'
import type { nextHolidays } from '#app/time/office-hours.ts'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

/** The public holidays of each office in the next twelve months. */
export const NextHolidays = ({ offices }: { offices: ReturnType<typeof nextHolidays>['next'] }) => (
  <div className="office-days">
    {offices.map(({ title, days }) => (
      <section className="card" key={title} aria-label={`${title}: public holidays`}>
        <h2>{title}</h2>
        <p>The public holidays of the next twelve months</p>
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

/** The fields of each office's own days. */
export const OfficeDays = () => (
  <div className="office-days">
    {(['Seoul', 'Cameroon'] as const).map((office) => (
      <fieldset key={office}>
        <legend>{office}</legend>
        <TextArea name={`${office.toLowerCase()}Closed`} label="Extra closing days" isUnmarked rows={3} />
        <TextArea name={`${office.toLowerCase()}Open`} label="Open on these holidays" isUnmarked rows={3} />
      </fieldset>
    ))}
  </div>
)
