// A course and its next run, for search engines.
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { byUs, type StructuredData, textOrNothing } from '#app/routes/structured-data.ts'

type DescribedCourse = Pick<Course, 'id' | 'name' | 'metaDescription' | 'weeks' | 'price' | 'place' | 'teachers'>

/** @param run the next one, if there is one */
export function courseData(
  course: DescribedCourse & { level: string },
  run: { starts_on: string; ends_on: string; left: number } | null,
): StructuredData {
  const offers = course.price ? offerOf(course.price) : undefined
  return (appUrl, { look, language, hrefIn }) => ({
    '@type': 'Course',
    name: course.name,
    description: course.metaDescription,
    url: appUrl + hrefIn(`/careers/${course.id}`),
    educationalLevel: course.level,
    timeRequired: `P${course.weeks}W`,
    inLanguage: language,
    provider: byUs(appUrl, look),
    offers,
    instructor: course.teachers.length > 0 ? course.teachers.map(personNamed) : undefined,
    hasCourseInstance: run
      ? {
          '@type': 'CourseInstance',
          startDate: run.starts_on,
          endDate: run.ends_on,
          inLanguage: language,
          ...placeOf(course.place),
          offers: offers && { ...offers, availability: `https://schema.org/${run.left > 0 ? 'InStock' : 'SoldOut'}` },
        }
      : undefined,
  })
}

const placeOf = (place: string) =>
  ['online', 'en ligne', '온라인'].includes(place.toLowerCase())
    ? { courseMode: 'online' }
    : { location: textOrNothing(place) }

const personNamed = ({ name }: { name: string }) => ({ '@type': 'Person', name })

function offerOf({ minor, currency }: NonNullable<Course['price']>) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return { '@type': 'Offer', category: 'Paid', price: minor / 10 ** maximumFractionDigits, priceCurrency: currency }
}
