// Newsletter issues.
import { createIssue, saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { IssueStatus } from '#db/tables/issues.ts'
import { writer } from '../issues.ts'
import type { Page } from '../visitor.ts'
import { next, type StaffActions, send, site } from './acting.ts'

const issues = '/dashboard/newsletter/issues'
const text = { subject: 'Spring', preheader: 'What is new', body: 'Hello.' }
const move =
  (name: string): StaffActions[string][string]['does'] =>
  (staff, path) =>
    send(staff, `${path}/${name}`, 'main form[method=post]')

let opened: Page

export const issuesActions: StaffActions = {
  'routes/admin/newsletter/issues/new': {
    created: { does: (staff) => send(staff, issues, '#new-issue') },
  },
  'routes/admin/newsletter/issues/text/text': {
    'text-saved': {
      prepare: () => issue('draft'),
      does: (staff, path) => send(staff, `${path}/text/en`, '#issue-text', { subject: 'Summer' }),
    },
    tested: {
      prepare: () => issue('draft'),
      does: (staff, path) => send(staff, `${path}/text/en`, '#issue-text', { next: 'test' }),
    },
    'conflict-kept': {
      prepare: async (staff) => {
        const path = await issue('draft')
        opened = await staff.visit(`${path}/text/en`)
        const theirs = {
          id: path.split('/').at(-1) ?? '',
          language: 'en' as const,
          version: 1,
          text: { ...text, subject: 'Theirs' },
        }
        await saveText(site.db, theirs, { actor: writer, now: Date.now() })
        const newest = site.db.selectFrom('audit_events').select('id').orderBy('id', 'desc').limit(1)
        await site.db.deleteFrom('audit_events').where('id', '=', newest).execute()
        return path
      },
      does: (staff) => staff.submit(opened, '#issue-text', { subject: 'Mine' }),
    },
  },
  'routes/admin/newsletter/issues/text/revision': {
    'text-saved': {
      prepare: async (staff) => {
        const path = await issue('draft')
        await send(staff, `${path}/text/en`, '#issue-text', { subject: 'Summer' })
        return path
      },
      does: async (staff, path) => {
        const { $ } = await staff.visit(`${path}/revisions/en`)
        return send(staff, $('main tbody a').last().attr('href') ?? '', '#restore')
      },
    },
  },
  'routes/admin/newsletter/issues/sending/schedule': {
    scheduled: {
      form: 'issue-schedule',
      prepare: () => issue('draft'),
      does: (staff, path) =>
        send(staff, `${path}/schedule`, '#issue-schedule', { when: 'later', date: '2999-01-02', time: '10:00' }),
    },
    changed: {
      form: 'issue-settings',
      prepare: () => issue('draft'),
      does: (staff, path) => send(staff, `${path}/schedule/settings`, '#issue-settings', { topic: 'talks' }),
    },
  },
  'routes/admin/newsletter/issues/sending/recipients-csv': {
    exported: { prepare: () => issue('sent'), does: (staff, path) => staff.visit(`${path}/recipients.csv`) },
  },
  'routes/admin/newsletter/issues/sending/move': {
    unscheduled: { prepare: () => issue('scheduled'), does: move('unschedule') },
    paused: { prepare: () => issue('sending'), does: move('pause') },
    resumed: { prepare: () => issue('paused'), does: move('resume') },
    cancelled: { prepare: () => issue('sending'), does: move('cancel') },
    'missed-sent': { prepare: () => issue('sent', 'failed'), does: move('send-missed') },
    deleted: { prepare: () => issue('draft'), does: move('delete') },
  },
}

/** @returns the address of its page */
async function issue(status: IssueStatus, mail?: 'failed'): Promise<string> {
  const now = Date.now()
  const by = { actor: writer, now }
  const id = await createIssue(site.db, { title: `Spring ${next()}` }, by)
  await saveText(site.db, { id, language: 'en', version: 0, text }, by)
  // Far ahead: this site has no mail key, and nothing of it is sent.
  const sendAt = status === 'draft' ? null : now + 10 * 24 * 60 * 60_000
  const at = { status, send_at: sendAt, prepared_at: status === 'scheduled' ? null : now }
  await site.db.updateTable('newsletter_issues').set(at).where('id', '=', id).execute()
  if (mail) {
    await site.db
      .insertInto('newsletter_recipients')
      .values({ issue_id: id, n: 1, subscriber_id: id, language: 'en', state: mail, changed_at: now })
      .execute()
  }
  return `${issues}/${id}`
}
