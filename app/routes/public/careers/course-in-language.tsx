// A course in another language than English: its page once its text is signed off, and only the application until then.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { isSignedOff } from '../page-language.server.ts'
import { loadApplication } from './application.server.ts'
import { ApplicationPage, applicationMeta } from './application-page.tsx'
import { applyToCourse } from './apply-to-course.server.ts'
import { loadCourse } from './course.server.ts'
import { CoursePage, courseMeta } from './course-page.tsx'

export const loader = async (args: LoaderFunctionArgs) =>
  (await isSignedOff(args.request, Date.now()))
    ? { is: 'course' as const, ...(await loadCourse(args)) }
    : { is: 'application' as const, ...(await loadApplication(args)) }

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data?.is === 'course' ? courseMeta(page, data) : applicationMeta(page, data)

export { clientAction } from '#app/forms/network-safe-action.ts'
export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export default function CourseInLanguage() {
  return useLoaderData<typeof loader>().is === 'course' ? <CoursePage /> : <ApplicationPage />
}
