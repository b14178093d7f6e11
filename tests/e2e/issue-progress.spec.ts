// The page of an issue while it is sent: it follows by itself.
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'
import { signedIn } from '#tests/support/people.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { takeOver } from '../judges/staff-pages.ts'

test('a due issue shows its progress, and a cancelled one what is dropped, without a reload', { tag: '@rest' }, async ({
  site,
  page,
}) => {
  const now = Date.now()
  const id = await makeIssue(site.db, { number: 7001, status: 'scheduled', texts: { en: { subject: 'Spring' } } })
  const set = (values: object) => site.db.updateTable('newsletter_issues').set(values).where('id', '=', id).execute()
  await set({ send_at: now, zone: 'UTC' })
  await takeOver(site, page, await signedIn(site, 'editor'))
  await page.goto(`/dashboard/newsletter/issues/${id}`)
  await alive(page)
  await expect(page.getByRole('heading', { name: 'Progress' })).toHaveCount(0)
  const mail = { issue_id: id, n: 1, subscriber_id: 'a', language: 'en' as const, changed_at: now }
  await site.db
    .insertInto('newsletter_recipients')
    .values({ ...mail, state: 'queued' })
    .execute()
  await set({ status: 'sending', prepared: 1, prepared_at: now })
  await expect(page.getByRole('rowheader', { name: 'Waiting' })).toBeVisible()
  await set({ status: 'cancelled' })
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  await site.db.updateTable('newsletter_recipients').set({ state: 'skipped' }).where('issue_id', '=', id).execute()
  await expect(page.getByRole('rowheader', { name: 'Skipped' })).toBeVisible()
})
