import { useSay, useWord } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

type NextDay = { day: string; name: string; is: 'holiday' | 'own' | 'open' }
type OfficeHolidays = { title: string; days: readonly NextDay[] }

/** The days on which each office is closed in the next twelve months, with those that staff added or opened. */
export const NextHolidays = ({ offices }: { offices: readonly OfficeHolidays[] }) => {
  const say = useSay()
  const word = useWord()
  return (
    <div className="office-days">
      {offices.map(({ title, days }) => (
        <section className="card" key={title} aria-label={say('{title}: public holidays', { title: word(title) })}>
          <h2>{word(title)}</h2>
          <p>{say('Closed in the next twelve months')}</p>
          <ul className="day-list">
            {days.map(({ day, name, is }) => (
              <li key={`${day} ${is}`}>
                <CalendarDate date={day} />
                <span>
                  {name} {is === 'own' ? <Pill status="new">{say('Extra day')}</Pill> : null}
                  {is === 'open' ? <Pill status="active">{say('Working day')}</Pill> : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
