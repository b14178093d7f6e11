// Does what mails to staff follow, through the pages: what colleagues do on a record, and with their own accounts.
import type { Language } from '#db/tables/records.ts'
import { newestMail } from './mailbox.ts'
import { sendForm } from './mails-to-visitors.ts'
import { password, signedIn, staffAccount } from './people.ts'
import type { Site } from './site.ts'
import { setUpTwoStep } from './two-step.ts'
import type { Values, Visitor } from './visitor.ts'

type Work = {
  site: Site
  staff: Visitor
  /** Of an enquiry that staff can work on. */
  reference: string
  /** That every member of staff has chosen. */
  language?: Language
}

export async function causeMailsToStaff({ site, staff, reference, language = 'en' }: Work) {
  const send = (path: string, form: string, values: Values, visitor: Visitor) =>
    sendForm({ site }, path, form, values, visitor)
  const speak = () => site.db.updateTable('users').set({ language }).execute()
  const created = await send('/dashboard/newsletter/issues', '#new-issue', {}, staff)
  const text = { subject: 'Spring', preheader: 'What is new', body: 'Hello.' }
  await send(created.url.pathname, '#issue-text', { ...text, next: 'test' }, staff)
  const [colleague, forgetful, travelling] = [
    await staffAccount(site),
    await staffAccount(site),
    await staffAccount(site),
  ]
  const [changing, careful] = [await signedIn(site), await signedIn(site)]
  await speak()
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', colleague).executeTakeFirstOrThrow()
  await send(`/dashboard/inbox/${reference}/assign`, '#assign', { assignee: id }, staff)
  const note = `For @${colleague.split('@')[0]}`
  await send(`/dashboard/inbox/${reference}/note`, '#note', { note }, staff)
  const invited = `grace.${language}@example.com`
  const grace = { name: 'Grace', email: invited, role: 'viewer' }
  const account = await send('/dashboard/users/invite', '#invite', grace, staff)
  // A new account reads English until it has chosen; a second invitation takes the place of the first.
  await speak()
  if (language !== 'en') await send(`${account.url.pathname}/invite-again`, '#account-action', {}, staff)
  await send('/forgot-password', '#forgot-password', { email: forgetful }, site.visitor())
  const next = { currentPassword: password, password: 'New Horse 88', confirmPassword: 'New Horse 88' }
  await send('/dashboard/change-password', '#change-password', next, changing)
  await setUpTwoStep(careful)
  await newestMail(site.db, { to: forgetful, kind: 'password-reset-requested' })
  for (const visitor of [site.visitor(), site.visitor()])
    await send('/login', '#login', { email: travelling, password }, visitor)
}
