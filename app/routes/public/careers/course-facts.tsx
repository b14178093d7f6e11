import { useLoaderData } from '@remix-run/react'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { useLanguage } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { priceText } from '#app/ui/text/price-text.ts'
import type { EnrolmentData } from './enrolment.server.ts'

/** Tasks and weeks in one line, and the price if there is one. */
export function CourseFacts({ course }: { course: Pick<Course, 'tasks' | 'weeks' | 'price'> }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const { tasks, weeks, price } = course
  const language = useLanguage()
  const count = useCount()
  return (
    <ul className="course-facts">
      <li>
        <Icon name="list-checks" size={18} />
        {count(tasks, labels.tasksLabel)}
      </li>
      <li>
        <Icon name="clock" size={18} />
        {count(weeks, labels.weeksLabel)}
      </li>
      {price ? (
        <li>
          <Icon name="tag" size={18} />
          {priceText(price, language)}
        </li>
      ) : null}
    </ul>
  )
}

/** A function that puts a number before its word, in Korean without a space. */
export function useCount(): (count: number, word: string) => string {
  const space = useLanguage() === 'ko' ? '' : ' '
  return (count, word) => count + space + word
}
