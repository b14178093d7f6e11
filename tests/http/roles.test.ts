// Every staff route admits the roles that its handle names, and no others. The list of routes comes from the build.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { roleLabels } from '#app/features/staff/role-words.ts'
import type { Role } from '#db/tables/staff.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type StaffDoor, staffDoors } from '#tests/support/staff-doors.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Handle = { permission?: Permission; actionPermission?: Permission }

let site: Site
let doors: StaffDoor[]
beforeAll(async () => {
  site = await startSite()
  doors = staffDoors(site.build)
})
afterAll(() => site.close())

/** Asked with a token instead of a session: tests/http/records-api.test.ts tries the roles. */
const needsToken = ({ path }: StaffDoor) => path.startsWith('/api/records')

const handleOf = ({ handle }: StaffDoor) => (handle ?? {}) as Handle

test('every staff route declares its permission', () => {
  expect(doors.filter((door) => !handleOf(door).permission).map(({ id }) => id)).toEqual([])
})

describe.each(Object.keys(roleLabels) as Role[])('%s', (role) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signedIn(site, role)
  })

  test('is admitted by the loaders it may use and refused by the others', async () => {
    for (const door of doors.filter((door) => door.hasLoader && !needsToken(door))) {
      const mayRead = can(role, handleOf(door).permission ?? 'users.manage')
      const data = `${door.path}.data?_routes=${encodeURIComponent(door.id)}`
      for (const path of [door.path, data]) {
        const { status, html } = await visitor.visit(path, { follow: false })
        expect([path, isRefused(status, html)]).toEqual([path, !mayRead])
      }
    }
  })

  test('is admitted by the actions it may use and refused by the others', async () => {
    for (const door of doors.filter(({ hasAction }) => hasAction)) {
      const { permission, actionPermission = permission } = handleOf(door)
      const mayWrite = can(role, actionPermission ?? 'users.manage')
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
