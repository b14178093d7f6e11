import { CalendarDate } from '../calendar-date.tsx'
import { Card, CardGrid } from '../card.tsx'

/** Papers and documents to choose from, each with its date. */
export type ReadingItem = {
  href: string
  title: string
  summary: string
  date: string
  /** Its name, as in "English". */
  language?: string
}

export function ReadingList({ items, dated }: { items: readonly ReadingItem[]; dated: 'Published' | 'Updated' }) {
  return (
    <CardGrid min="l">
      {items.map(({ href, title, summary, date, language }) => (
        <Card key={href} level={2} icon="file-text" title={title} to={href}>
          <p>{summary}</p>
          <p className="card-foot">
            {dated} <CalendarDate date={date} />
            {language ? `, in ${language}` : null}
          </p>
        </Card>
      ))}
    </CardGrid>
  )
}
