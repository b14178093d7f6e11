import { Link } from '@remix-run/react'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Cover, type CoverArt } from '../art/cover.tsx'

export type Item = {
  href: string
  title: string
  summary: string
  date?: string
  art?: CoverArt
}

/** A reading list, one linked row for each item. */
export function ItemRows({ items, level = 3 }: { items: readonly Item[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="item-rows">
      {items.map(({ href, title, summary, date, art }) => (
        <li key={href} data-art={art ? '' : undefined}>
          {art ? (
            <span className="item-art">
              <Cover {...art} sizes="7.5rem" />
            </span>
          ) : null}
          <Heading>
            <Link className="card-link" to={href} viewTransition={art !== undefined}>
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
