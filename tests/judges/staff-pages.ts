// The staff and sign-in pages for all checks: every page of the staff area from the build, with data on it, and the states
// of the sign-in pages.
import sharp from 'sharp'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { input } from '#tests/support/applications.ts'
import { openAppointments } from '#tests/support/appointments.ts'
import type { Page } from '#tests/support/browser-fixtures.ts'
import { accept, makeRun, applicant as newApplicant } from '#tests/support/course-runs.ts'
import { beginPasskey, storedPasskey } from '#tests/support/passkeys.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import type { Site } from '#tests/support/site.ts'
import { actOn } from '#tests/support/staff-actions/acting.ts'
import { staffActions } from '#tests/support/staff-actions.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'
import { appCode, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const sending = {
  client: 'c',
  spamReasons: null,
  language: 'en' as const,
}

const twoStep = '/dashboard/settings/two-step'

/** Creates data: enquiries, applications, subscribers, mails, colleagues, an audit log, an authenticator app half set up. */
export async function furnish(site: Site): Promise<Visitor> {
  const admin = await signedIn(site, 'admin', { name: 'Ada Admin' })
  await admin.submit(await admin.visit(twoStep), '#two-step', { currentPassword: password })
  const { id } = await site.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Ada Admin')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await storedPasskey(site, id)
  await beginPasskey(admin)
  await staffAccount(site, 'editor', { name: 'Eva Editor' })
  for (const name of ['First', 'Second', 'Third']) {
    const input = { name, email: 'v@example.com', message: `Message of ${name}` }
    await submitEnquiry(site.db, 'contact', input, { ...sending, digest: name, now: Date.now() })
  }
  await openAppointments(site)
  const applicant = { ...input, firstName: 'Ann', lastName: 'Applicant', email: 'a@example.com', code: 'FIRST50' }
  // A repeated application with other answers proposes changes.
  for (const [digest, phone] of [
    ['Ann', null],
    ['Ann again', '+82 10 1234 5678'],
  ] as const) {
    await submitApplication(site.db, { ...applicant, phone }, { ...sending, client: 'a', digest, now: Date.now() })
  }
  const now = Date.now()
  const run = await makeRun(site.db, 1, now)
  for (const isWaiting of [false, true])
    await accept(site.db, await newApplicant(site.db, now), { id: run, isWaiting }, now)
  for (const [name, spamReasons] of [
    ['Somebody', null],
    ['Robot', 'The hidden anti-spam field was filled in.'],
  ] as const) {
    const input = { name, email: `${name}@example.com`, marketing: true, from: '/newsletter' }
    const details = { digest: name, spamReasons, now: Date.now() }
    await subscribe(site.db, input, { ...sending, ...details })
  }
  await admin.submit(await admin.visit('/admin/branding/palette'), '#palette', { primaryColor: '#ffb000' })
  await admin.submit(await admin.visit('/admin/branding/share'), '#share', { label: 'Printer' })
  await admin.submit(await admin.visit('/admin/texts/company/facts/en'), '#text', { headcount: 'Eleven people' })
  const picture = new FormData()
  const blue = sharp({ create: { width: 600, height: 300, channels: 3, background: '#0066ff' } })
  picture.set('file', new Blob([new Uint8Array(await blue.png().toBuffer())]), 'blue.png')
  await admin.send('/admin-controls/media', picture)
  const redirects = await admin.visit('/admin-controls/redirects')
  await admin.submit(redirects, '#redirect', { from: '/old-page', to: '/about' })
  const missed = { path: '/brochure.pdf', hits: 3, linked_from: '/about', first_at: Date.now(), last_at: Date.now() }
  await site.db
    .insertInto('missing_pages')
    .values(missed)
    .onConflict((c) => c.doNothing())
    .execute()
  // A doubted clock makes the overview and the settings ask for confirmation.
  await believeTime(site.db, Date.now() - 30 * 24 * 60 * 60_000)
  return admin
}

/** Lists that need a filter to show everything. */
const filtered = ['/dashboard/newsletter?status=quarantined']

/** Data that the lists' first rows do not lead to, with the pages that show it. */
const rare: readonly (readonly [route: string, verb: string])[] = [
  ['routes/admin/applications/interview/cancel', 'interview-cancelled'],
  ['routes/admin/applications/answers', 'answers-adopted'],
  ['routes/admin/applications/places/move', 'moved'],
  ['routes/admin/enquiries/appointment/confirm', 'appointment-booked'],
  ['routes/admin/enquiries/appointment/cancel', 'appointment-cancelled'],
  ['routes/admin/newsletter/issues/sending/move', 'unscheduled'],
  ['routes/admin/blog/transfer/undo', 'import-undone'],
  ['routes/admin/mail/suppressed-release', 'released'],
  ['routes/admin/mail/received/file-as-enquiry', 'made-enquiry'],
  ['routes/admin/mail/held/decision', 'held-sent'],
  ['routes/admin/people/correct', 'details-corrected'],
  ['routes/admin/people/erase', 'erased'],
  ['routes/admin/people/close', 'request-closed'],
  ['routes/admin/settings/webhooks/decision', 'discarded'],
]

/** Leads to the application's page. */
const oldAddress = 'routes/admin/applications/places/place'

/**
 * Every page of the build without a parameter, and for the others the first link from a list.
 * @throws if a page of the build is not among them
 */
export async function staffPaths(site: Site, admin: Visitor): Promise<string[]> {
  const pages = staffDoors(site.build)
    .filter(({ id }) => site.build.routes[id]?.module.default && !id.endsWith('not-found') && id !== oldAddress)
    .filter(({ path }) => /^\/(dashboard|admin|admin-controls)(\/|$)/.test(path))
    .map(({ path }) => path.replace('/x?', ''))
  const lists = [...new Set(pages.filter((path) => !path.endsWith('/x') && !path.includes('/x/')))]
  const linked: string[] = []
  actOn(site)
  for (const [route, verb] of rare) {
    const made = await staffActions[route]?.[verb]?.prepare?.(admin)
    if (made?.startsWith('/')) linked.push(made, ...(await linksOn(admin, made)))
    else if (made)
      linked.push(
        ...(await linksOn(admin, `${made.startsWith('ENQ') ? '/dashboard/contacts' : '/dashboard/careers'}/${made}`)),
      )
  }
  for (const path of lists) linked.push(...(await linksOn(admin, path)))
  // The router, too, prefers the pattern with the fewest parameters.
  const patterns = [...new Set(pages)]
    .sort((one, other) => one.split('/x').length - other.split('/x').length)
    .map((path) => ({ path, like: new RegExp(`^${path.replaceAll(/\/x(?=\/|$)/g, '/[^/]+')}$`) }))
  const patternOf = (href: string) => patterns.find(({ like }) => like.test(href))?.path
  const firsts = () =>
    pages
      .filter((path) => !lists.includes(path))
      .map((path) => linked.find((href) => patternOf(href) === path))
      .filter((path) => path !== undefined)
  // Actions on a record are linked from the record's page, not from the list.
  const seen = new Set<string>()
  for (let fresh = firsts(); fresh.length > 0; fresh = firsts().filter((path) => !seen.has(path))) {
    for (const path of fresh) {
      seen.add(path)
      linked.push(...(await linksOn(admin, path)))
    }
  }
  const posts = await unpublished(site, admin)
  const text = await previewedText(admin)
  const found = [...new Set([...lists, ...filtered, ...firsts(), ...posts, text, '/dashboard/no-such-page'])]
  const missing = pages.filter((path) => !found.some((each) => patternOf(each) === path))
  if (missing.length > 0) throw new Error(`No page leads to ${missing.join(', ')}`)
  return found
}

/** A post in the trash, the list with it, and a draft by its secret link. */
async function unpublished(site: Site, admin: Visitor): Promise<string[]> {
  const trashed = `/admin-controls/${await makePost(site.db, { title: 'Trashed' })}`
  await admin.submit(await admin.visit(`${trashed}/delete`), '#delete')
  const draft = `/admin-controls/${await makePost(site.db, { title: 'Draft', status: 'draft' })}`
  const made = await admin.submit(await admin.visit(draft), '#preview-link-form')
  const links = `${draft}/preview-link`
  return ['/admin-controls?status=trash', trashed, links, new URL(String(made.$('.copy-field input').val())).pathname]
}

/** A text with a draft and an open preview link. */
async function previewedText(admin: Visitor): Promise<string> {
  const path = '/admin/texts/technologies-page/technologies/en'
  await admin.submit(await admin.visit(path), '#text', { publish: 'draft', title: 'Drafted' })
  await admin.submit(await admin.visit(path), '#preview')
  return path
}

/** A page of each kind: overview, list, record, reply, form, settings, editor, list with a form, question, board, document. */
export async function representativeStaffPaths(admin: Visitor): Promise<string[]> {
  const enquiry = (await linksOn(admin, '/dashboard/contacts')).find((path) => /ENQ-[^/]+$/.test(path))
  return [
    '/dashboard',
    '/dashboard/inbox',
    `${enquiry}`,
    `${enquiry}/reply`,
    '/dashboard/careers/runs/new',
    '/dashboard/settings',
    '/admin-controls/new',
    '/admin-controls/redirects',
    '/admin-controls/first-posts/publish',
    '/admin/branding',
    '/admin/texts/company/facts/en',
  ]
}

async function linksOn(admin: Visitor, path: string): Promise<string[]> {
  const page = await admin.visit(path)
  const links = page
    .$('main :is(a:is([href^="/dashboard"], [href^="/admin"]), form[action], [name=finish][value^="/"])')
    .toArray()
  // A form's address has a page of its own if the build says so.
  const addresses = links.map(
    (link) => ['href', 'action', 'value'].map((name) => page.$(link).attr(name)).find(Boolean) ?? '',
  )
  const paths = addresses.map((address) => new URL(address, admin.origin).pathname)
  // Files are downloads, not pages.
  return paths.filter((linked) => !/\.\w+$/.test(linked))
}

export type State = { name: string; open: (site: Site, page: Page) => Promise<void> }

/** The sign-in pages and those of two-step sign-in, each in its own browser. */
export const states: State[] = [
  { name: 'sign-in', open: async (_, page) => go(page, '/login') },
  {
    name: 'sign-in refused',
    open: async (_, page) => {
      await go(page, '/login')
      await page.fill('[name=email]', 'nobody@example.com')
      await page.fill('[name=password]', 'Wrong Horse 7')
      await page.click('button[type=submit]')
      await page.waitForSelector('.error-summary')
    },
  },
  {
    name: 'code',
    open: async (site, page) => {
      const email = await staffAccount(site)
      const visitor = site.visitor()
      await visitor.submit(await visitor.visit('/login'), '#login', { email, password })
      await setUpTwoStep(visitor)
      await go(page, '/login')
      await page.fill('[name=email]', email)
      await page.fill('[name=password]', password)
      await page.click('button[type=submit]')
      await page.waitForURL('**/login/code')
    },
  },
  { name: 'forgotten', open: async (_, page) => go(page, '/forgot-password') },
  {
    name: 'forgotten, sent',
    open: async (_, page) => {
      await go(page, '/forgot-password')
      await page.fill('[name=email]', 'nobody@example.com')
      await page.click('button[type=submit]')
      await page.waitForSelector('.form-status')
    },
  },
  { name: 'link expired', open: async (_, page) => go(page, '/reset-password') },
  { name: 'new password', open: openResetLink },
  {
    name: 'new password set',
    open: async (site, page) => {
      await openResetLink(site, page)
      // The page leads on to the sign-in after three seconds, in which a busy machine may not have judged it.
      await page.route('**/login', () => {})
      await page.fill('[name=password]', 'New Horse 88')
      await page.fill('[name=confirmPassword]', 'New Horse 88')
      await page.click('button[type=submit]')
      await page.waitForSelector('h1:has-text("Password Reset Successful")')
    },
  },
  { name: 'two-step sign-in on', open: (site, page) => openAfterSetUp(site, page, twoStep) },
  { name: 'two-step sign-in, turning off', open: (site, page) => openAfterSetUp(site, page, `${twoStep}/turn-off`) },
  {
    name: 'recovery codes, new ones',
    open: (site, page) => openAfterSetUp(site, page, `${twoStep}/recovery-codes`),
  },
  {
    name: 'recovery codes, shown',
    open: async (site, page) => {
      const visitor = await signedIn(site)
      const setUp = await visitor.submit(await visitor.visit(twoStep), '#two-step', { currentPassword: password })
      await takeOver(site, page, visitor)
      await go(page, `${twoStep}/set-up`)
      await page.fill('[name=code]', appCode(setUp.$('code').text().replaceAll(' ', '')))
      await page.click('#two-step-set-up button[type=submit]')
      await page.waitForSelector('.recovery-codes')
    },
  },
]

async function openAfterSetUp(site: Site, page: Page, path: string) {
  const visitor = await signedIn(site)
  await setUpTwoStep(visitor)
  await takeOver(site, page, visitor)
  await go(page, path)
}

/** Continues in the browser the session of a visitor who has signed in. */
export const takeOver = (site: Site, page: Page, { cookies }: Visitor) =>
  page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))

async function openResetLink(site: Site, page: Page) {
  const user = await findUserByEmail(site.db, await staffAccount(site))
  await go(page, `/reset-password?token=${await issuePasswordLink(site.db, user?.id ?? '', 'reset', Date.now())}`)
}

const go = async (page: Page, path: string) => {
  await page.goto(path)
}
