import { expect, test } from 'vitest'
import { routeDefaults } from './route-defaults.js'

const page = 'export const loader = () => null\nexport default function Page() {}\n'
const form = `${page}export const action = staffAction({})\n`
const added = (file: string, code: string) =>
  routeDefaults().transform(code, `/site/app/routes/${file}`)?.code.slice(code.length).trim().split('\n')

const keepsTyped = `export { clientAction } from '#app/forms/network-safe-action.ts'`
const reloads = `export { shouldRevalidate } from '#app/forms/network-safe-action.ts'`
const sameForTabs = `export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'`
const readOnly = `export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'`

test('a page with a form keeps what was typed, whoever reads it', () => {
  expect(added('public/contact.tsx', form)).toEqual([keepsTyped, sameForTabs])
  expect(added('auth/login.tsx', form)).toEqual([keepsTyped, reloads])
  expect(added('admin/inbox.tsx', form)).toEqual([keepsTyped, reloads])
})

test('a public page does not ask again for a tab', () => {
  expect(added('public/services.tsx', page)).toEqual([sameForTabs])
})

test('a page of staff without a form asks strangers to sign in when something is sent to it', () => {
  expect(added('admin/audit.tsx', page)).toEqual([readOnly])
  expect(added('admin/audit-csv.ts', 'export async function loader() {}\n')).toEqual([readOnly])
})

test('what a route says itself stays', () => {
  const own = "export const shouldRevalidate = sameDataUnlessQuery('q')\n"
  expect(added('public/search.tsx', page + own)).toBeUndefined()
  expect(added('public/contact.tsx', form + own)).toEqual([keepsTyped])
  expect(added('public/contact.tsx', `${form}${own}export { clientAction } from './own.ts'\n`)).toBeUndefined()
})

test('nothing is added to layouts, to parts of pages and outside the routes', () => {
  expect(added('admin/shared/staff-layout.tsx', page)).toBeUndefined()
  expect(added('public/part.tsx', 'export function Part() {}\n')).toBeUndefined()
  expect(added('admin/invite.ts', 'export const action = staffAction({})\n')).toBeUndefined()
  expect(routeDefaults().transform(form, '/site/app/ui/page.tsx')).toBeUndefined()
})
