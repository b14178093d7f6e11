import type { ActionFunctionArgs } from '@remix-run/node'
import type { MetaFunction } from '@remix-run/react'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { courseMeta } from './course-page.tsx'
import { applyToCourse, loadCourse } from './enrolment.server.ts'

export const loader = loadCourse

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => courseMeta(page, data)

export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export { CoursePage as default } from './course-page.tsx'
