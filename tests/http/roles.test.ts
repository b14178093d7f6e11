// Every staff route admits the roles that may use it, and no others. The list of routes comes from the build, but what each
// asks for from the table below: a route's own handle cannot say that it is wrong.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, type Permission, roles } from '#app/features/staff/permissions.ts'
import type { Roles } from '#db/tables/staff.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { type StaffDoor, staffDoors } from '#tests/support/staff-doors.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** What a route asks for: for its page and its action, or for both. */
const permissions: Record<string, Permission | [page: Permission, action: Permission]> = {
  'admin/dashboard/dashboard': 'dashboard.read',
  'admin/dashboard/first-run': 'company.manage',
  'admin/dashboard/sidebar': 'own.account',
  'admin/dashboard/activity': 'dashboard.read',
  'admin/search/search': 'dashboard.read',
  'admin/search/suggestions': 'dashboard.read',
  'admin/dashboard/activity-csv': 'activity.export',
  'admin/enquiries/enquiries': 'enquiries.read',
  'admin/enquiries/enquiry': ['enquiries.read', 'enquiries.write'],
  'admin/enquiries/file': 'enquiries.read',
  'admin/enquiries/appointment/appointment': 'enquiries.write',
  'admin/enquiries/appointment/confirm': 'enquiries.write',
  'admin/enquiries/appointment/cancel': 'enquiries.write',
  'admin/records/reply/drawn-enquiry': 'enquiries.write',
  'admin/records/reply/reply-to-enquiry': 'enquiries.write',
  'admin/appointments/appointments': 'enquiries.read',
  'admin/applications/applications': 'applications.read',
  'admin/applications/places/places': 'applications.read',
  'admin/applications/places/place': 'applications.read',
  'admin/applications/places/run': 'applications.write',
  'admin/applications/places/move': 'applications.write',
  'admin/applications/runs/runs': 'applications.read',
  'admin/applications/runs/new': 'courses.write',
  'admin/applications/runs/run': ['applications.read', 'courses.write'],
  'admin/applications/runs/mail': 'applications.write',
  'admin/applications/runs/delete': 'courses.write',
  'admin/applications/codes/codes': 'applications.read',
  'admin/applications/codes/new': 'courses.write',
  'admin/applications/codes/code': ['applications.read', 'courses.write'],
  'admin/applications/codes/move': 'courses.write',
  'admin/applications/application': ['applications.read', 'applications.write'],
  'admin/applications/file': 'applications.read',
  'admin/records/reply/drawn-application': 'applications.write',
  'admin/records/reply/reply-to-application': 'applications.write',
  'admin/applications/answers': 'applications.write',
  'admin/applications/interview/interview': 'applications.write',
  'admin/applications/interview/cancel': 'applications.write',
  'admin/applications/decision': 'applications.write',
  'admin/inbox/inbox': 'inbox.read',
  'admin/inbox/inbox-csv': 'inbox.write',
  'admin/inbox/json': 'inbox.write',
  'admin/inbox/new': 'enquiries.write',
  'admin/inbox/bulk': 'inbox.write',
  'admin/inbox/undo': 'inbox.write',
  'admin/inbox/views': 'inbox.read',
  'admin/inbox/view-delete': 'inbox.read',
  'admin/inbox/peek': 'inbox.read',
  'admin/records/person': 'inbox.read',
  'admin/records/read': 'inbox.write',
  'admin/records/reply/replying': 'inbox.write',
  'admin/records/reply/draft': 'inbox.write',
  'admin/records/change': 'inbox.write',
  'admin/newsletter/subscribers': 'newsletter.read',
  'admin/newsletter/subscribers-csv': 'newsletter.write',
  'admin/newsletter/issues/issues': 'newsletter.read',
  'admin/newsletter/issues/new': 'newsletter.write',
  'admin/newsletter/issues/issue': 'newsletter.read',
  'admin/newsletter/issues/sending/schedule': 'newsletter.write',
  'admin/newsletter/issues/sending/recipients-csv': 'newsletter.write',
  'admin/newsletter/issues/text/text': 'newsletter.write',
  'admin/newsletter/issues/text/post-choices': 'newsletter.write',
  'admin/newsletter/issues/text/drawn': 'newsletter.read',
  'admin/newsletter/issues/text/live': 'newsletter.write',
  'admin/newsletter/issues/text/revisions': 'newsletter.read',
  'admin/newsletter/issues/text/revision': ['newsletter.read', 'newsletter.write'],
  'admin/newsletter/issues/sending/move': 'newsletter.write',
  'admin/newsletter/subscriber': ['newsletter.read', 'newsletter.write'],
  'admin/newsletter/subscriber-unsubscribe': 'newsletter.write',
  'admin/mail/mail': 'mail.read',
  'admin/mail/resume': 'mail.write',
  'admin/mail/held/decision': 'mail.write',
  'admin/mail/received/received': 'received.read',
  'admin/mail/received/mail': ['received.read', 'received.write'],
  'admin/mail/received/discard': 'received.write',
  'admin/mail/received/fetch': 'mail.write',
  'admin/mail/received/restore': 'received.write',
  'admin/mail/received/file-as-enquiry': 'received.write',
  'admin/mail/received/file': 'received.read',
  'admin/mail/suppressed': 'mail.read',
  'admin/mail/suppressed-release': 'mail.write',
  'admin/mail/message': 'mail.read',
  'admin/mail/drawn': 'mail.read',
  'admin/mail/decision': 'mail.write',
  'admin/people/people': 'people.manage',
  'admin/people/close': 'people.manage',
  'admin/people/person': 'people.manage',
  'admin/people/download': 'people.manage',
  'admin/people/correct': 'people.manage',
  'admin/people/erase': 'people.manage',
  'admin/staff/users/users': 'users.manage',
  'admin/staff/users/invite': 'users.manage',
  'admin/staff/users/user': 'users.manage',
  'admin/staff/users/action': 'users.manage',
  'admin/audit/audit': 'audit.read',
  'admin/audit/audit-csv': 'security.manage',
  'admin/settings/settings': 'own.account',
  'admin/staff/account/profile': 'own.account',
  'admin/staff/account/sessions': 'own.account',
  'admin/staff/account/sessions-end-others': 'own.account',
  'admin/staff/account/session-end': 'own.account',
  'admin/staff/account/api-tokens': 'own.account',
  'admin/staff/account/api-token-revoke': 'own.account',
  'admin/settings/webhooks/targets': 'company.manage',
  'admin/settings/webhooks/deliveries': 'company.manage',
  'admin/settings/webhooks/delivery': 'company.manage',
  'admin/settings/webhooks/decision': 'company.manage',
  'admin/settings/webhooks/target': 'company.manage',
  'admin/settings/webhooks/test': 'company.manage',
  'admin/settings/webhooks/secret': 'company.manage',
  'admin/settings/webhooks/delete': 'company.manage',
  'admin/settings/company': 'texts.read',
  'admin/settings/languages': 'company.manage',
  'admin/settings/holidays': 'company.manage',
  'admin/settings/appointments': 'company.manage',
  'admin/settings/launch-checklist': ['own.account', 'company.manage'],
  'admin/settings/legal-sign-off': 'company.manage',
  'admin/staff/account/security': 'security.manage',
  'admin/settings/deletion': 'deletion.manage',
  'admin/staff/account/passkeys/passkeys': 'own.account',
  'admin/staff/account/passkeys/add': 'own.account',
  'admin/staff/account/passkeys/passkey': 'own.account',
  'admin/staff/account/passkeys/revoke': 'own.account',
  'admin/staff/account/two-step/two-step': 'own.account',
  'admin/staff/account/two-step/set-up': 'own.account',
  'admin/staff/account/two-step/recovery-codes': 'own.account',
  'admin/staff/account/two-step/turn-off': 'own.account',
  'admin/staff/account/password': 'own.account',
  'dashboard-not-found': 'own.account',
  'admin/blog/moved': 'posts.read',
  'admin/blog/posts': 'posts.read',
  'admin/blog/post-new': 'posts.write',
  'admin/blog/post-preview': 'posts.write',
  'admin/blog/editor/live-preview': 'posts.write',
  'admin/blog/first-posts': 'posts.write',
  'admin/blog/first-posts-publish': 'posts.write',
  'admin/blog/media/media': ['posts.read', 'posts.write'],
  'admin/blog/media/choices': 'posts.write',
  'admin/blog/media/paste': 'posts.write',
  'admin/blog/media/item': ['posts.read', 'posts.write'],
  'admin/blog/media/delete': 'posts.write',
  'admin/blog/addresses/redirects': ['posts.read', 'posts.write'],
  'admin/blog/addresses/redirect': 'posts.write',
  'admin/blog/addresses/redirect-delete': 'posts.write',
  'admin/blog/addresses/missing': 'posts.read',
  'admin/blog/transfer/transfer': 'posts.write',
  'admin/blog/transfer/export-zip': 'posts.write',
  'admin/blog/transfer/import': 'posts.write',
  'admin/blog/transfer/undo': 'posts.write',
  'admin/blog/post-edit': ['posts.read', 'posts.write'],
  'admin/blog/post-delete': 'posts.write',
  'admin/blog/post-undo-delete': 'posts.write',
  'admin/blog/preview-link': 'posts.write',
  'admin/blog/revisions/revisions': 'posts.read',
  'admin/blog/revisions/revision': ['posts.read', 'posts.write'],
  'admin-controls-not-found': 'own.account',
  'admin/brand/parts/part': ['brand.read', 'brand.write'],
  'admin/brand/guidelines': 'brand.read',
  'admin/brand/templates': 'brand.read',
  'admin/brand/export': 'brand.read',
  'admin/brand/history': 'brand.read',
  'admin/brand/revision': ['brand.read', 'brand.write'],
  'admin/brand/share': 'brand.write',
  'admin/brand/share-revoke': 'brand.write',
  'admin/brand/parts/defaults': 'brand.write',
  'admin/brand/notification': 'brand.write',
  'admin/brand/preview': 'brand.read',
  'admin/brand/sample/mail': 'brand.read',
  'admin/brand/sample/tokens': 'brand.read',
  'admin/brand/file': 'brand.read',
  'admin/texts/texts': 'texts.read',
  'admin/texts/translations/translations': 'texts.read',
  'admin/texts/kind': ['texts.read', 'texts.publish'],
  'admin/texts/order': 'texts.publish',
  'admin/texts/text': ['texts.read', 'texts.edit'],
  'admin/texts/preview': 'texts.edit',
  'admin/texts/publish': 'texts.publish',
  'admin/texts/withdraw-previews': 'texts.edit',
  'admin/texts/translations/review': ['texts.read', 'texts.publish'],
  'admin/texts/undo': 'texts.publish',
  'admin/texts/return': 'texts.publish',
  'admin/texts/versions': 'texts.read',
  'admin/texts/version': ['texts.read', 'texts.publish'],
  'admin-not-found': 'own.account',
  'admin/brand/sample/sample-page': 'brand.read',
  'files/api/stats': 'dashboard.read',
  'files/api/activity': 'dashboard.read',
  'files/api/records': 'inbox.write',
  'files/api/record': 'inbox.write',
}

const site = await startSite()
afterAll(() => site.close())
const doors = staffDoors(site.build)

/** Asked with a token instead of a session: tests/http/records-api.test.ts tries the roles. */
const needsToken = ({ path }: StaffDoor) => path.startsWith('/api/records')

const nameOf = ({ id }: StaffDoor) => id.replace(/^routes\//, '')

function permissionsOf(door: StaffDoor) {
  const asked = permissions[nameOf(door)]
  if (!asked) throw new Error(`The table of permissions has no ${nameOf(door)}`)
  const [page, action] = typeof asked === 'string' ? [asked, asked] : asked
  return { page, action }
}

test('every staff route is in the table of permissions, and its handle says the same', () => {
  expect(doors.map(nameOf).sort()).toEqual(Object.keys(permissions).sort())
  for (const door of doors) {
    const { page, action } = permissionsOf(door)
    const { permission, actionPermission = permission } = (door.handle ?? {}) as Record<string, Permission>
    expect([nameOf(door), permission, actionPermission]).toEqual([nameOf(door), page, action])
  }
})

describe.each<Roles>([...roles, 'editor,admissions'])('%s', (role) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signedIn(site, role)
  })

  test('is admitted by the loaders it may use and refused by the others', async () => {
    for (const door of doors.filter((door) => door.hasLoader && !needsToken(door))) {
      const mayRead = can(role, permissionsOf(door).page)
      const data = `${door.path}.data?_routes=${encodeURIComponent(door.id)}`
      for (const path of [door.path, data]) {
        const { status, html } = await visitor.visit(path, { follow: false })
        expect([path, isRefused(status, html)]).toEqual([path, !mayRead])
      }
    }
  })

  test('is admitted by the actions it may use and refused by the others', async () => {
    for (const door of doors.filter(({ hasAction }) => hasAction)) {
      const mayWrite = can(role, permissionsOf(door).action)
      for (const path of [door.path, `${door.path}.data`]) {
        const { status, html } = await visitor.post(path, 'nothing=known', { follow: false })
        // A page without an action of its own answers 405.
        if (mayWrite) expect([path, isRefused(status, html)]).toEqual([path, false])
        else expect([path, status === 405 || isRefused(status, html)]).toEqual([path, true])
      }
    }
  })
})

/** A data request for several routes answers 200 or 207 and contains each route's refusal. */
const isRefused = (status: number, html: string) => status === 403 || (status < 300 && /"status",403/.test(html))
