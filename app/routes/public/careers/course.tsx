// A course: its page and the application for it. In another language than English it is only the application until its
// text is signed off.
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { isOnline } from '#app/features/applications/words.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { sayFrom, useLanguage, useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { isSignedOff } from '#app/routes/public/page-language.server.ts'
import { breadcrumbData, byUs, type StructuredData, textOrNothing } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Hero, HeroFacts, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import '#app/ui/styles/pages/careers.css'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { priceText } from '#app/ui/text/price-text.ts'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import type { Language } from '#db/tables/records.ts'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseEnrolment, EnrolmentThanks } from './course-enrolment.tsx'
import { applyToCourse, loadApplication, loadCourse, type NextRun } from './enrolment.server.ts'
import '#app/ui/styles/sections/steps.css'
import '#app/ui/styles/sections/content-sections.css'

export const loader = async (args: LoaderFunctionArgs) =>
  (await isSignedOff(args.request, Date.now()))
    ? { is: 'course' as const, ...(await loadCourse(args)) }
    : { is: 'application' as const, ...(await loadApplication(args)) }

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (data?.is === 'course') return courseMeta(page, data)
  return pageMeta(page, data && { title: data.title, description: data.description })
}

export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export default function CourseRoute() {
  return useLoaderData<typeof loader>().is === 'course' ? <CoursePage /> : <ApplicationPage />
}

const crumbsOf = ({ name }: { name: string }, say: Say) => [
  { label: say('Courses'), href: '/careers' },
  { label: name },
]

function courseMeta(page: PageArgs, data: SerializeFrom<typeof loadCourse>) {
  const { course, run } = data
  const say = sayFrom(page.matches)
  return pageMeta(page, {
    title: say('{course} course', { course: course.name }),
    description: course.metaDescription,
    structured: [courseData({ ...course, level: say(course.level) }, run), breadcrumbData(crumbsOf(course, say))],
  })
}

function CoursePage() {
  const { course, run, before, next, headings, labels, others } = useLoaderData<typeof loadCourse>()
  const say = useSay()
  const thanks = useFlash('application')
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={crumbsOf(course, say)} />}
        title={course.name}
        lead={course.blurb}
        foot={<HeroFacts facts={{ [headings.buildTitle]: course.whatYouBuild }} />}
        art={<CourseRail course={course} run={run} before={before} next={next} button={labels.enrollButton} />}
      />
      <Section className="course-text">
        <ContentSections
          sections={[
            { heading: labels.outlineTitle, items: course.outline },
            { heading: headings.prerequisitesTitle, items: course.prerequisites },
            { heading: headings.needsTitle, items: course.needs },
          ]}
        />
      </Section>
      {thanks ? <EnrolmentThanks id={thanks.text ? 'enroll' : 'sent'} /> : null}
      {thanks?.text ? null : (
        <Section id="enroll" tone="muted" labelledBy="enrolment-title">
          <div className="card enrolment">
            <h2 id="enrolment-title" className="size-h3">
              {labels.enrollTitle.replace('{course}', course.name)}
            </h2>
            <CourseEnrolment course={course} />
          </div>
        </Section>
      )}
      {others.length > 0 ? <OtherCourses /> : null}
    </>
  )
}

function ApplicationPage() {
  const { title, note, course, run, before, next, labels } = useLoaderData<typeof loadApplication>()
  const [search] = useSearchParams()
  const thanks = useFlash('application')
  const say = useSay()
  return (
    <>
      <Hero
        title={<Unbroken text={title} name={course.name} lang="en" />}
        lead={note}
        actions={
          <Link to={courseHref(search, course.id)} hrefLang="en">
            {say('The description of the course, in English')}
          </Link>
        }
        art={
          <CourseRail course={course} run={run} before={before} next={next} button={labels.enrollButton} names="en" />
        }
      />
      {thanks ? <EnrolmentThanks id={thanks.text ? 'enroll' : 'sent'} others="/" /> : null}
      {thanks?.text ? null : (
        <Section id="enroll">
          <div className="card enrolment">
            <CourseEnrolment course={course} isNoted />
          </div>
        </Section>
      )}
    </>
  )
}

type Neighbour = Pick<Course, 'id' | 'name'>
type CourseRailProps = {
  course: Pick<Course, 'price' | 'level' | 'weeks' | 'tasks' | 'place' | 'teachers'>
  run: NextRun | null
  before: Neighbour | null
  next: readonly Neighbour[]
  button: string
  /** The language of the courses' names, where it is not that of the page. */
  names?: Language
}

const teacherWords = '{count, plural, one {Teacher} other {Teachers}}'

/** The facts that help to choose the course, beside its description. */
function CourseRail({ course, run, before, next, button, names }: CourseRailProps) {
  const { price, level, weeks, tasks, place, teachers } = course
  const held = run?.place || place
  const language = useLanguage()
  const say = useSay()
  return (
    <aside className="course-rail" aria-label={say('Course facts')}>
      <dl className="timeline course-route">
        {before ? (
          <Fact name={say('Best after')}>
            <CourseLinks courses={[before]} lang={names} />
          </Fact>
        ) : null}
        <Fact name={say('Level')} level={level}>
          {say(level)}
        </Fact>
        {next.length > 0 ? (
          <Fact name={say('Leads to')}>
            <CourseLinks courses={next} lang={names} />
          </Fact>
        ) : null}
      </dl>
      <dl>
        <Fact name={say('Price|course')}>{price ? priceText(price, language) : say('On request')}</Fact>
        <Fact name={say('Next start')}>{run ? <CalendarDate date={run.starts_on} /> : say('To be announced')}</Fact>
        {run ? (
          <Fact name={say('Seats')}>
            {run.left === 0
              ? say('Full, with a waiting list')
              : say('{left} of {seats} left', { left: run.left, seats: run.seats })}
          </Fact>
        ) : null}
        {run?.hours ? <Fact name={say('Hours')}>{run.hours}</Fact> : null}
        {held ? <Fact name={say('Place')}>{held}</Fact> : null}
        {run?.language ? <Fact name={say('Taught in')}>{say(languageNames[run.language])}</Fact> : null}
        {run?.teacher ? (
          <Fact name={say(teacherWords, { count: 1 })}>{run.teacher}</Fact>
        ) : teachers.length > 0 ? (
          <Fact name={say(teacherWords, { count: teachers.length })}>
            <ul>
              {teachers.map(({ name, about }) => (
                <li key={name}>{about ? `${name}, ${about}` : name}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        <Fact name={say('Length')}>
          {say('{count, plural, one {# week} other {# weeks}}', { count: weeks })}
          <br />
          {say('{count} tasks', { count: tasks })}
        </Fact>
      </dl>
      <a className={buttonClass()} href="#enroll">
        {button}
      </a>
    </aside>
  )
}

/** @param level of the course, at its own stop */
function Fact({ name, level, children }: { name: string; level?: string; children: ReactNode }) {
  return (
    <div data-level={level}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CourseLinks({ courses, lang }: { courses: readonly Neighbour[]; lang?: Language }) {
  const [search] = useSearchParams()
  return (
    <ul>
      {courses.map(({ id, name }) => (
        <li key={id}>
          <PageLink href={courseHref(search, id)} lang={lang}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function OtherCourses() {
  const { others, othersTitle, labels } = useLoaderData<typeof loadCourse>()
  const [search] = useSearchParams()
  return (
    <Section tight>
      <nav className="stack" aria-labelledby="others">
        <h2 id="others" className="size-h3">
          {othersTitle}
        </h2>
        <ul className="cluster links">
          {others.map(({ id, name }) => (
            <li key={id}>
              <PageLink href={courseHref(search, id)}>{name}</PageLink>
            </li>
          ))}
        </ul>
        <p className="links">
          <PageLink href={careersHref(search, { path: 'all' }, '#courses')}>{labels.browseButton}</PageLink>
        </p>
      </nav>
    </Section>
  )
}

// A course and its next run, for search engines.
type DescribedCourse = Pick<Course, 'id' | 'name' | 'metaDescription' | 'weeks' | 'price' | 'place' | 'teachers'>

/** @param run the next one, if there is one */
function courseData(
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

const placeOf = (place: string) => (isOnline(place) ? { courseMode: 'online' } : { location: textOrNothing(place) })

const personNamed = ({ name }: { name: string }) => ({ '@type': 'Person', name })

function offerOf({ minor, currency }: NonNullable<Course['price']>) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return { '@type': 'Offer', category: 'Paid', price: minor / 10 ** maximumFractionDigits, priceCurrency: currency }
}
