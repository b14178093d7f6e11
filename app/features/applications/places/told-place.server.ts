// What the mails about a place tell: the same for the preview as for the mail that is sent.
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import type { Discount, ToldPlace, ToldRun } from '#app/mail/messages/place-words.ts'
import { type Price, priceText } from '#app/ui/text/price-text.ts'
import type { Db } from '#db/schema.ts'
import type { Application, CourseSignup } from '#db/tables/careers.ts'
import { findCourse } from '../runs/stored-course.ts'

type Place = { run: ToldRun | null; price: Price | null; discount: Discount | null }

export async function toldPlace(
  db: Db,
  { course_id, language }: Pick<Application, 'course_id' | 'language'>,
  { price, ...place }: Place,
  now: number,
): Promise<ToldPlace> {
  const course = findCourse(await readCourses(db, now), course_id)
  return { ...place, course, price: price && priceText(price, language) }
}

/** What staff have told the person that the place costs; null where they have not. */
export const storedPrice = ({ price, currency }: Pick<CourseSignup, 'price' | 'currency'>): Price | null =>
  price === null || currency === null ? null : { minor: price, currency }

/** The discount that was given with the place. */
export const givenDiscount = ({
  promo_code,
  promo_percent,
  promo_redeemed_at,
}: Pick<Application, 'promo_code' | 'promo_percent' | 'promo_redeemed_at'>): Discount | null =>
  promo_code !== null && promo_redeemed_at !== null ? { code: promo_code, percent: promo_percent ?? 0 } : null
