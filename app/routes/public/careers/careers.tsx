// The web development courses: the list by path, and below it the enrolment panel of the chosen course.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { db } from '#app/db.server.ts'
import { DiscountForm } from '#app/features/applications/discount-form.tsx'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Course, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { StaffSlot } from '#app/routes/public/staff-slot.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/careers.css'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { priceText } from '#app/ui/text/price-text.ts'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseEnrolment, EnrolmentThanks, useFormPlace } from './course-enrolment.tsx'
import { type Way, waysOf } from './course-way.ts'
import { DiscountNotice } from './discount-notice.tsx'
import { type CourseTeaser, courseTeaser, type EnrolmentData, enrolmentData } from './enrolment.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.page.title, description: args.data.page.metaDescription })

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [{ page, ...enrolment }, courses] = await Promise.all([
    enrolmentData(request, now),
    readCourses(texts, now, language),
  ])
  const { features, title, metaDescription, heroTitle, heroSubtitle, heroButton, listTitle, callTitle, callText } = page
  return {
    ...brought,
    ...phrasesFor(request, 'applications', 'courses'),
    ...enrolment,
    tabs: enrolment.tabs.filter(({ id }) => id === 'all' || courses.some(({ path }) => path === id)),
    page: { title, metaDescription, heroTitle, heroSubtitle, heroButton, listTitle, callTitle, callText },
    courses: courses.map(courseTeaser),
    features,
    discountKey: issueFormKey('discount', now),
  }
}

export const shouldRevalidate = sameDataUnlessQuery('code')

export default function CareersPage() {
  const [search] = useSearchParams()
  const { page, labels, courses, features, discountKey } = useLoaderData<typeof loader>()
  const say = useSay()
  const ofPath = courses.filter(({ path }) => path === search.get('path')).length
  const chosen = courses.find(({ id }) => id === search.get('course'))
  const isSent = useJustSent(chosen?.id)
  useEnrolmentFocus(chosen?.id, isSent)
  return (
    <>
      <Hero
        title={page.heroTitle}
        count={ofPath > 0 ? say('{count} of {total}', { count: ofPath, total: courses.length }) : courses.length}
        lead={page.heroSubtitle}
        actions={
          <a className={buttonClass()} href="#courses">
            {page.heroButton}
          </a>
        }
      />
      {isSent && !chosen ? <EnrolmentThanks /> : null}
      <Section id="courses">
        <h2 className="list-label">{page.listTitle}</h2>
        <CourseList courses={courses} />
        {chosen ? <EnrolmentPanel course={chosen} /> : null}
      </Section>
      <Section tone="band">
        <SectionHeader title={page.callTitle} lead={page.callText} />
        <CardGrid as="ul">
          {features.map(({ icon, title, description }) => (
            <Card as="li" key={title} icon={icon} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
        <div className="section-more">
          <LinkButton to={careersHref(search, { path: 'all' }, '#courses')}>{labels.browseButton}</LinkButton>
        </div>
      </Section>
      {chosen ? null : <PromoBanner formKey={discountKey} isPriced={courses.some(({ price }) => price !== null)} />}
    </>
  )
}

/**
 * True after the form was accepted until another course is chosen: with scripts the page stays, and its message with
 * it.
 */
function useJustSent(chosen: string | undefined): boolean {
  const thanksId = useFlash('application')?.id
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (chosen) setPast(thanksId)
  }, [chosen, thanksId])
  return thanksId !== undefined && thanksId !== past
}

/** The current offer, with the form that applies its code; once a course is chosen it stands there. */
function PromoBanner({ formKey, isPriced }: { formKey: string; isPriced: boolean }) {
  const { offer, discount, labels } = useLoaderData<EnrolmentData>()
  const from = useFormPlace()
  const say = useSay()
  if (!offer && !discount)
    return (
      <StaffSlot title={labels.promoButton} to="/dashboard/careers/codes" label={say('A discount code that runs')} />
    )
  return (
    <Section id="offer" tone="muted" tight>
      <div className="card promo">
        <DiscountNotice discount={discount} />
        {discount?.ok ? (
          <p>
            <a href="#courses">{say('Choose a course')}</a>
          </p>
        ) : offer ? (
          <>
            <p className="promo-text">
              {offer.text} <strong className="promo-code">{offer.code}</strong>
              {isPriced ? null : (
                <small>{say('Prices are still to be set. Your discount is taken off the price when it is set.')}</small>
              )}
            </p>
            <DiscountForm formKey={formKey} button={labels.promoButton} code={offer.code} from={from} />
          </>
        ) : null}
      </div>
    </Section>
  )
}

const titleId = 'enrolment-title'

/** The course chosen in the list, with its application form. */
function EnrolmentPanel({ course }: { course: CourseTeaser }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const [search] = useSearchParams()
  const say = useSay()
  return (
    <section id="enroll" className="card enrolment" aria-labelledby={titleId}>
      <div className="cluster" data-align="ends">
        <h3 id={titleId} tabIndex={-1}>
          {labels.enrollTitle.replace('{course}', course.name)}
        </h3>
        <PageLink
          className={buttonClass('ghost')}
          data-size="s"
          href={careersHref(search, {}, `#course-${course.id}`)}
          preventScrollReset
        >
          <Icon name="x" size={18} />
          <span>
            {say('Close')}
            <span className="visually-hidden"> {say('the application form')}</span>
          </span>
        </PageLink>
      </div>
      <div className="cluster">
        <Badge>{say(course.level)}</Badge>
        <CourseFacts course={course} />
      </div>
      <p>
        {course.blurb}{' '}
        <PageLink href={courseHref(search, course.id)}>
          {`${labels.outlineTitle} ${say('in {course}', { course: course.name })}`}
        </PageLink>
      </p>
      <CourseEnrolment course={course} />
    </section>
  )
}

/**
 * With scripts the page stays: focus moves to the panel when it opens, and back to its card when it closes. @param
 * isSent the form was accepted, so its thanks keep the focus
 */
function useEnrolmentFocus(chosen: string | undefined, isSent: boolean) {
  const lastChosen = useRef(chosen)
  useEffect(() => {
    const before = lastChosen.current
    lastChosen.current = chosen
    if (chosen === before || (isSent && !chosen)) return
    const target = chosen ? `#${titleId}` : `#course-${before} .button`
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [chosen, isSent])
}

/** Both paths are on the page, each beside its diagram and in its order; the tabs hide one of them. */
function CourseList({ courses }: { courses: readonly CourseTeaser[] }) {
  const [search] = useSearchParams()
  const { tabs } = useLoaderData<EnrolmentData>()
  const say = useSay()
  const hrefIn = useHrefIn()
  // A form that is open below the list stays open.
  const course = search.get('course') ?? undefined
  const current = tabs.find(({ id }) => id === search.get('path'))?.id ?? 'all'
  return (
    <>
      <LinkTabs
        label={say('Learning paths')}
        current={current}
        tabs={tabs.map(({ id, label }) => ({
          id,
          label,
          to: hrefIn(careersHref(search, { path: id, course }, '#courses')),
        }))}
      />
      {tabs.map(({ id, label }) =>
        id === 'all' ? null : (
          <section key={id} className="course-path" hidden={current !== 'all' && current !== id} aria-labelledby={id}>
            <h3 id={id}>{label}</h3>
            <div className="course-map">
              <CourseWays courses={courses.filter(({ path }) => path === id)} all={courses} />
              <ul className="course-rows">
                {inOrder(courses.filter(({ path }) => path === id)).map((course) => (
                  <CourseCard key={course.id} course={course} />
                ))}
              </ul>
            </div>
          </section>
        ),
      )}
    </>
  )
}

/** As the diagram reads from top to bottom, then those that it leaves out: courses that follow each other in a circle. */
function inOrder(courses: readonly CourseTeaser[]): CourseTeaser[] {
  const reached = coursesIn(waysOf(courses))
  return [...reached, ...courses.filter((course) => !reached.includes(course))]
}

const coursesIn = (ways: readonly Way[]): CourseTeaser[] =>
  ways.flatMap(({ course, next }) => [course, ...coursesIn(next)])

function CourseCard({ course }: { course: CourseTeaser }) {
  const [search] = useSearchParams()
  const { labels } = useLoaderData<EnrolmentData>()
  const say = useSay()
  return (
    <Card
      as="li"
      id={`course-${course.id}`}
      className="course-card"
      title={course.name}
      level={4}
      to={courseHref(search, course.id)}
      badge={<Badge>{say(course.level)}</Badge>}
    >
      <p>{course.blurb}</p>
      <CourseFacts course={course} />
      <LinkButton size="s" variant="outline" to={careersHref(search, { course: course.id }, '#enroll')}>
        <span>
          {labels.enrollButton}
          <span className="visually-hidden"> {say('in {course}', { course: course.name })}</span>
        </span>
      </LinkButton>
    </Card>
  )
}

type CourseWaysProps = { courses: readonly CourseTeaser[]; all: readonly CourseTeaser[] }

/** The path as a diagram: nested lists joined by lines; the fuller the dot, the higher the level. */
function CourseWays({ courses, all }: CourseWaysProps) {
  const { labels } = useLoaderData<EnrolmentData>()
  return (
    <Fold className="sticky course-ways" summary={<h4>{labels.wayTitle}</h4>}>
      {waysOf(courses).map((way) => (
        <Ways key={way.course.id} ways={[way]} all={all} />
      ))}
    </Fold>
  )
}

function Ways({ ways, all }: { ways: readonly Way[]; all: readonly CourseTeaser[] }) {
  return (
    <ol>
      {ways.map(({ course, next }) => (
        <li key={course.id}>
          <Stop course={course} before={all.find(({ id, path }) => id === course.after && path !== course.path)} />
          {next.length > 0 ? <Ways ways={next} all={all} /> : null}
        </li>
      ))}
    </ol>
  )
}

/** @param before the prerequisite on the other path */
function Stop({ course, before }: { course: CourseTeaser; before?: CourseTeaser }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const [search] = useSearchParams()
  const count = useCount()
  const say = useSay()
  const { id, name, weeks, level } = course
  return (
    <div className="course-stop" data-level={level}>
      <PageLink href={courseHref(search, id)}>{name}</PageLink>{' '}
      <span>
        {count(weeks, labels.weeksLabel)} · {say(level)}
        {before ? `, ${say('after {course}', { course: before.name })}` : null}
      </span>
    </div>
  )
}

/** Tasks and weeks in one line, and the price if there is one. */
function CourseFacts({ course }: { course: Pick<Course, 'tasks' | 'weeks' | 'price'> }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const { tasks, weeks, price } = course
  const language = useLanguage()
  const count = useCount()
  return (
    <ul className="cluster course-facts">
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
function useCount(): (count: number, word: string) => string {
  const space = useLanguage() === 'ko' ? '' : ' '
  return (count, word) => count + space + word
}
