import { Link } from '@remix-run/react'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

type Item = {
  href: string
  title: string
  summary: string
  date?: string
}

/** A reading list, one linked row for each item. */
export function ItemRows({ items, level = 3 }: { items: readonly Item[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (items.length === 0) return null
  return (
    <ul className="item-rows">
      {items.map(({ href, title, summary, date }) => (
        <li key={href}>
          <Heading>
            <Link className="card-link" to={href}>
              {title}
            </Link>
          </Heading>
          <p>{summary}</p>
          {date ? (
            <p className="item-date">
              <CalendarDate date={date} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
