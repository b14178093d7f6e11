// The sidebar of the staff area stays folded on the next pages, without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const isFolded = ({ $ }: Page) => $('.staff-sidebar').attr('data-folded') === 'true'
const fold = ({ $ }: Page) => $('.sidebar-fold').attr('href') ?? ''

test('it is folded and unfolded by a link that leads back, and stays as it was left', async () => {
  const staff = await signedIn(site, 'viewer')
  const path = '/dashboard/inbox?view=all'
  const wide = await staff.visit(path)
  expect([isFolded(wide), wide.$('.sidebar-fold').text()]).toEqual([false, 'Collapse menu'])
  const folded = await staff.visit(fold(wide))
  expect([folded.redirects, folded.url.pathname + folded.url.search]).toEqual([[303], path])
  expect([isFolded(folded), folded.$('.sidebar-fold').text()]).toEqual([true, 'Expand menu'])
  const other = await staff.visit('/dashboard/settings')
  expect([isFolded(other), isFolded(await staff.visit('/dashboard/no-such-page'))]).toEqual([true, true])
  expect([isFolded(await staff.visit(fold(other))), isFolded(await staff.visit('/dashboard'))]).toEqual([false, false])
})

test('the cookie is out of the reach of scripts, and the link leads nowhere else', async () => {
  const staff = await signedIn(site, 'viewer')
  const { headers } = await staff.visit('/dashboard/sidebar?turn=folded', { follow: false })
  expect(headers.get('Set-Cookie')).toBe('sidebar=folded; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax')
  for (const to of hostileReturnPaths) {
    const answer = await staff.visit(`/dashboard/sidebar?${new URLSearchParams({ turn: 'folded', to })}`, {
      follow: false,
    })
    expect(answer.headers.get('Location'), to).toBe('/dashboard')
  }
})

test('a browser that loads the link in advance folds nothing', async () => {
  const staff = await signedIn(site, 'viewer')
  const ahead = { follow: false, headers: { 'Sec-Purpose': 'prefetch' } }
  const { status, headers } = await staff.visit('/dashboard/sidebar?turn=folded', ahead)
  expect([status, headers.get('Set-Cookie')]).toEqual([204, null])
})
