import { recordKinds } from '#app/features/records/kinds.ts'

export const applicationsCrumb = { label: recordKinds.application.label, href: recordKinds.application.path }
