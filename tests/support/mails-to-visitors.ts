// Does all that mails to visitors follow, through the pages: each form in a language, and what staff decide on it.
import { sendConsentNotices } from '#app/features/newsletter/consent-notices.server.ts'
import { englishPath, hrefIn } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { openAppointments, timesOn } from './appointments.ts'
import { accept, applicant, makeRun } from './course-runs.ts'
import { linkTo, newestMail } from './mailbox.ts'
import type { Site } from './site.ts'
import type { Page, Values, Visitor } from './visitor.ts'

type Walk = {
  site: Site
  staff: Visitor
  /** The visitor's address. */
  email: string
  language?: Language
  /** Is given the pages of the forms, and their answers. */
  see?: (page: Page) => void
}

/** @returns the reference of an enquiry that staff have answered */
export async function causeMailsToVisitors(walk: Walk): Promise<string> {
  const reference = await writeToTheCompany(walk)
  await applyForCourse(walk)
  await chooseAppointment(walk)
  await joinAndLeaveNewsletter(walk)
  await askForErasure(walk)
  await sendByStaff(walk, `/dashboard/contacts/${reference}/reply`, '#reply', { body: 'Déjà 추가 🎉' })
  await decideApplications(walk)
  await freeSeat(walk)
  return reference
}

/** Sends a form. @param path of its page in English */
export async function sendForm(
  { site, language = 'en', see }: Pick<Walk, 'site' | 'language' | 'see'>,
  path: string,
  form: string,
  values: Values = {},
  visitor = site.visitor(),
) {
  await site.db.deleteFrom('rate_limits').execute()
  const opened = await visitor.visit(hrefIn(language, path))
  see?.(opened)
  const page = await visitor.submit(opened, form, values)
  if (page.status !== 200) throw new Error(`${page.status} from ${form} at ${path}: ${page.text}`)
  see?.(page)
  return page
}

const sendByStaff = ({ site, staff }: Walk, path: string, form: string, values: Values = {}) =>
  sendForm({ site }, path, form, values, staff)

/** The address in English of the newest mail's link. */
async function mailedPath({ site }: Walk, kind: string, path: string) {
  const { pathname, search } = new URL(linkTo(path, await newestMail(site.db, { kind })))
  return englishPath(pathname) + search
}

const referenceOn = (page: Page) => page.$('.form-reference').first().text()

async function writeToTheCompany(walk: Walk): Promise<string> {
  const words = { name: '김민수', email: walk.email, message: 'Où ça ? 🎉' }
  const reference = referenceOn(await sendForm(walk, '/contact', '#contact', words))
  await addAndWithdraw(walk, reference)
  return reference
}

async function applyForCourse(walk: Walk) {
  const words = { firstName: 'Éloïse', lastName: '홍 🎉', email: walk.email, agreeTerms: 'yes' }
  await addAndWithdraw(walk, referenceOn(await sendForm(walk, '/careers/react', '#application', words)))
}

async function addAndWithdraw(walk: Walk, reference: string) {
  await sendForm(walk, '/status', '#status', { reference, email: walk.email })
  const path = await mailedPath(walk, 'status-link-requested', '/status/')
  await sendForm(walk, path, '#status-add', { words: 'Déjà 추가' })
  await sendForm(walk, `${path}/withdraw`, '#status-withdraw')
}

/** An appointment that its visitor moves and cancels, and that staff set again. */
async function chooseAppointment(walk: Walk) {
  const { site, language = 'en' } = walk
  await openAppointments(site)
  const [slot = ''] = timesOn(await site.visitor().visit(hrefIn(language, '/cta')))
  const words = { name: 'Ada', email: `talk.${walk.email}`, message: '🎉' }
  const reference = referenceOn(await sendForm(walk, '/cta', '#connect', { ...words, slot }))
  await sendForm(walk, '/status', '#status', { reference, email: words.email })
  const path = `${await mailedPath(walk, 'status-link-requested', '/status/')}/appointment`
  await sendForm(walk, `${path}/confirm`, '#status-appointment-confirm')
  const [next = ''] = timesOn(await site.visitor().visit(hrefIn(language, path)))
  await sendForm(walk, path, '#status-appointment', { slot: next })
  await sendForm(walk, `${path}/cancel`, '#status-appointment-cancel')
  await sendByStaff(walk, `/dashboard/contacts/${reference}/appointment`, '#appointment', { slot })
}

async function joinAndLeaveNewsletter(walk: Walk) {
  const { site, email } = walk
  await sendForm(walk, '/newsletter', '#newsletter', { name: 'Ada', email })
  const confirm = await mailedPath(walk, 'subscription-requested', '/newsletter/confirm/')
  await sendForm(walk, confirm, '#newsletter-confirm')
  // The same form sent twice would be no second wish.
  await sendForm(walk, '/newsletter', '#newsletter', { name: 'Ada L.', email })
  await site.db.updateTable('subscribers').set({ confirmed_at: 1 }).execute()
  await sendConsentNotices(site.db, Date.now())
  await sendForm(walk, '/newsletter/unsubscribe', '#newsletter-unsubscribe', { email })
  const leave = await mailedPath(walk, 'unsubscribe-requested', '/newsletter/unsubscribe/')
  await sendForm(walk, leave, '#newsletter-unsubscribe-link')
}

async function askForErasure(walk: Walk) {
  await sendForm(walk, '/your-data', '#your-data', { email: walk.email })
  await sendForm(walk, `${await mailedPath(walk, 'data-link-requested', '/your-data/')}/erase`, '#your-data-erase')
}

/** Accepts one applicant after an interview that was moved, rejects another after one that was cancelled. */
async function decideApplications(walk: Walk) {
  const people = [
    ['Grace', 'accept'],
    ['Hedy', 'reject'],
  ] as const
  for (const [firstName, decision] of people) {
    const words = { firstName, lastName: '홍', email: `${firstName}.${walk.email}`, agreeTerms: 'yes' }
    const reference = referenceOn(await sendForm(walk, '/careers/vue', '#application', words))
    const path = `/dashboard/careers/${reference}`
    await sendByStaff(walk, path, 'form[data-move=reviewing]')
    for (const date of ['2040-02-06', '2040-02-07']) {
      const letter = await sendByStaff(walk, `${path}/interview`, '#interview-time', { date, time: '09:30' })
      await walk.staff.submit(letter, '#interview', { place: '서울 9' })
    }
    if (decision === 'reject') await sendByStaff(walk, `${path}/interview/cancel`, '#interview-cancel')
    await sendByStaff(walk, `${path}/${decision}`, '#decision')
  }
}

/** Confirms a place, writes to its run, and cancels it while another applicant waits for one. */
async function freeSeat(walk: Walk) {
  const { db } = walk.site
  const now = Date.now()
  const id = await makeRun(db, 1, now)
  const references = [await applicant(db, now, walk.language), await applicant(db, now, walk.language)] as const
  for (const [index, reference] of references.entries()) {
    await accept(db, reference, { id, isWaiting: index > 0 }, now)
  }
  const path = `/dashboard/careers/${references[0]}/place`
  await sendByStaff(walk, `${path}/confirm`, '#place-move')
  await sendByStaff(walk, `/dashboard/careers/runs/${id}/mail`, '#run-mail', { paragraph: 'Déjà 추가' })
  await sendByStaff(walk, `${path}/cancel`, '#place-move')
}
