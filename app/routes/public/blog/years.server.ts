// The years that have articles, newest first.
import { countPublished, publishedSpan } from '#app/features/blog/store/collections.server.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import type { Db } from '#db/schema.ts'
import { blogZone } from './blog-paths.ts'

type BlogYear = { year: number; count: number }

export async function listYears(db: Db, now: number): Promise<BlogYear[]> {
  const span = await publishedSpan(db, now)
  const years = span ? range(yearOf(span.last), yearOf(span.first)) : []
  const counts = await Promise.all(
    years.map(async (year) => ({ year, count: await countPublished(db, ...boundsOf(year, now)) })),
  )
  return counts.filter(({ count }) => count > 0)
}

/** From the start of a year to its end, or to the present within the current year: scheduled posts are not counted. */
export const boundsOf = (year: number, now: number): [from: number, until: number] => [
  startOf(year),
  Math.min(startOf(year + 1), now + 1),
]

const startOf = (year: number) => momentOf({ date: `${year}-01-01`, time: '00:00' }, blogZone)
export const yearOf = (moment: number) => Number(localTime(moment, blogZone).date.slice(0, 4))

/** From 0 for January. */
export const monthOf = (moment: number) => Number(localTime(moment, blogZone).date.slice(5, 7)) - 1

/** The twelve months of a year with their posts. */
export const monthsOf = <Post extends { live_from: number | null }>(posts: readonly Post[]) =>
  Array.from({ length: 12 }, (_, month) => ({
    name: dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
    posts: posts.filter(({ live_from }) => monthOf(live_from ?? 0) === month),
  }))

const range = (last: number, first: number) =>
  Array.from({ length: Math.min(last - first + 1, 100) }, (_, index) => last - index)
