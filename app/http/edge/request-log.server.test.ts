import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { redact } from './request-log.server.ts'

const token = 'Ab3-dEf_ghIJKLmnopqrstuvwxyz0123456789ABCDE'

test.each([
  [`/invite/${token}`, '/invite/[redacted]'],
  [`/moved/invite/${token}/`, '/moved/invite/[redacted]'],
  [`/moved/status/${token}/add/`, '/moved/status/[redacted]/add/'],
  [`/INVITE/${token}`, '/invite/[redacted]'],
  [`/%69nvite/${token}`, '/invite/[redacted]'],
  [`/%2569nvite/${token}`, '/invite/[redacted]'],
  [`/invite%2F${token}`, '/invite/[redacted]'],
  [`//invite//${token}`, '/invite/[redacted]'],
  [`/invite/./%20/${token}`, '/invite/[redacted]'],
  [`/fr\\invite\\${token}`, '/fr/invite/[redacted]'],
  [`/status/${token}/withdraw.data?_routes=x`, '/status/[redacted]/withdraw.data?_routes'],
  [`/status/${token}/appointment/cancel`, '/status/[redacted]/appointment/cancel'],
  [`/status/${token}/appointment.ics`, '/status/[redacted]/appointment.ics'],
  [`/unsubscribe/${token}`, '/unsubscribe/[redacted]'],
  [`/newsletter/Confirm/${token}`, '/newsletter/confirm/[redacted]'],
  [`/newsletter/preferences/${token}.data`, '/newsletter/preferences/[redacted]'],
  [`/newsletter/unsubscribe/${token}/%E0%A4`, '/newsletter/unsubscribe/[redacted]'],
])('of %s only where it leads is logged', (address, logged) => {
  expect(redact(address)).toBe(logged)
})

test.each([
  [`/reset-password?token=${token}`, '/reset-password?token'],
  [`/reset-password?${token}`, '/reset-password?[redacted]'],
  [`/login?redirectTo=%2Finvite%2F${token}&a=`, '/login?redirectTo&a'],
  ['/dashboard/contacts?q=Ada+Lovelace&status=new', '/dashboard/contacts?q&status'],
  ['/contact?office=seoul#ada@example.com', '/contact?office'],
  ['/contact?', '/contact'],
])('of the query in %s only names are logged', (address, logged) => {
  expect(redact(address)).toBe(logged)
})

test.each([
  '/',
  '/contact',
  '/Contact/',
  '/%EC%84%9C%EC%9A%B8',
  '/status',
  '/newsletter/unsubscribe',
  '/assets/a-B.js',
])('%s is logged as it was asked for', (address) => {
  expect(redact(address)).toBe(address)
})

type Entry = { path?: string; children?: Entry[] }
const pathsIn = (entries: Entry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [path, ...pathsIn(children)])

test('of every page behind a personal link the page is logged, and not the link', async () => {
  const personal = pathsIn((await routes) as Entry[]).filter((path) => path.includes(':token') && !path.endsWith('*'))
  expect(personal.length).toBeGreaterThan(10)
  for (const path of personal)
    expect(redact(`/${path.replace(':token', token)}`)).toBe(`/${path.replace(':token', '[redacted]')}`)
})
