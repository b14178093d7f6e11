import type { DrawnIssue } from '#app/mail/issue/issue.ts'
import { fillSlots } from '#app/mail/issue/slots.ts'

/** A mail that belongs to no reader, such as a preview: its links lead to the newsletter's own pages. */
export const withoutLinks = (mail: DrawnIssue) =>
  fillSlots(mail, { preferences: '/newsletter', unsubscribe: '/newsletter/unsubscribe' })
