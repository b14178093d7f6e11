// The site that staff act on, and helpers shared by several actions.
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { input } from '../applications.ts'
import { password } from '../people.ts'
import type { Site } from '../site.ts'
import type { Page, Visitor } from '../visitor.ts'

export const newPassword = 'New Horse 88'

export const settings = '/dashboard/settings'

/** Typed text and secrets, none of which may be in the log. */
export const secrets = [
  password,
  newPassword,
  'Wrong Horse 7',
  'Private message',
  'Private subject',
  'robot@example.com',
  'Private slogan',
  'Private label',
  'Private legal name',
]

export let site: Site

/** Sets the site for all later actions. */
export function actOn(chosen: Site) {
  site = chosen
}

let count = 0
/** A new number for each call. */
export const next = () => {
  count += 1
  return count
}

export const sending = (spamReasons: string | null = null) => {
  const number = next()
  return {
    digest: `d${number}`,
    client: `c${number}`,
    language: 'en' as const,
    spamReasons,
    now: Date.now(),
  }
}

export const contact = () => contactFrom(`v${next()}@example.com`)

export async function contactFrom(email: string) {
  const input = { name: 'V', email, message: 'Private message' }
  return (await submitEnquiry(site.db, 'contact', input, sending())).reference
}

export async function applied(email: string, message: string) {
  const typed = { ...input, firstName: 'V', lastName: 'W', email, message }
  const sent = await submitApplication(site.db, typed, sending())
  return sent.ok ? sent.application.reference : ''
}

export const send = async (staff: Visitor, path: string, form: string, values: Record<string, string> = {}) =>
  staff.submit(await staff.visit(path), form, values)

export type StaffAction = {
  /** Its form's name, where the route has several. */
  form?: string
  prepare?: (staff: Visitor) => Promise<string>
  does: (staff: Visitor, made: string) => Promise<Page>
}
/** By route, then by the verb in the log. */
export type StaffActions = Record<string, Record<string, StaffAction>>
