// npm run bench:clicks: answers ten enquiries by mail, takes ten applicants from received to confirmed, publishes a course's price
// and its French text from the public page, writes and sends an issue with two posts in three languages, and launches an empty
// site, as staff do, and prints the presses, pages and typed letters: by mouse and by keyboard with scripts, and without scripts.
// A press that leads nowhere ends it. `npm run bench:clicks -- 'applicants|issue'` measures those rows alone.
import { chromium, type Page } from 'playwright'
import { createRun } from '#app/features/applications/runs/runs.server.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { postsIn } from '#app/mail/issue/body.server.ts'
import { theSite } from '#db/audit.ts'
import { input } from '#tests/support/applications.ts'
import { alive } from '#tests/support/browser-fixtures.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { addSubscribers } from '#tests/support/issues.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'

const enquiries = 10
const applicants = 10
const languages = ['en', 'fr', 'ko'] as const
const subjects = { en: 'What we built in spring', fr: 'Ce que nous avons construit au printemps', ko: '봄에 만든 것' }
const answer = 'Thank you, we can do that. May we call you tomorrow at ten?'

type Counted = { presses: number; pages: number; letters: number }
type Way = { javaScriptEnabled: boolean; open: Act; begin: Act; send: Act }
type Act = (page: Page, counted: Counted) => Promise<void>

const click =
  (selector: string): Act =>
  async (page, counted) => {
    counted.presses += 1
    await page.locator(selector).first().click()
  }
const key =
  (name: string): Act =>
  async (page, counted) => {
    counted.presses += 1
    await page.keyboard.press(name)
  }

const nextButton = 'button[name=finish][value=next]'
/** After "Send and next", the cursor is in the text already. */
const beginWith =
  (act: Act): Act =>
  async (page, counted) => {
    const isThere = () => page.evaluate(() => document.activeElement?.id === 'reply-body')
    for (let tries = 0; counted.letters > 0 && tries < 20 && !(await isThere()); tries++) await page.waitForTimeout(100)
    if (!(await isThere())) await act(page, counted)
  }
const ways: Record<string, Way> = {
  'with scripts, by mouse': {
    javaScriptEnabled: true,
    open: click('.inbox-preview > .toolbar > a'),
    begin: beginWith(click('#reply-body')),
    send: click(nextButton),
  },
  'with scripts, by keyboard': {
    javaScriptEnabled: true,
    open: key('Enter'),
    begin: beginWith(key('r')),
    send: key('Control+Shift+Enter'),
  },
  'without scripts': {
    javaScriptEnabled: false,
    open: click('.inbox-from'),
    begin: beginWith(click('#reply-body')),
    send: click(nextButton),
  },
}

/** All rows, or those whose names match what was typed after the command. */
const [, , chosen = ''] = process.argv
const rows: Record<string, Counted & { most?: number }> = {}
/** @param most how many presses the work may take */
async function measure(name: string, count: () => Promise<Counted>, most?: number) {
  if (!new RegExp(chosen).test(name)) return
  rows[name] = { ...(await count()), most }
  console.log(name, rows[name])
}

let site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArguments })
let visitor = await signedIn(site, 'admin')
const scripts = [
  ['with scripts, by mouse', true],
  ['without scripts', false],
] as const
for (const [way, isOn] of scripts) {
  // As just started.
  site = await startSite()
  visitor = await signedIn(site, 'admin')
  await measure(`a launch, ${way}`, () => launch(isOn))
}
await fillPosts()
for (const [name, way] of Object.entries(ways)) await measure(`ten enquiries, ${name}`, () => answerAll(way))
for (const [way, isOn] of scripts) {
  await measure(`ten applicants, ${way}`, () => confirmAll(isOn), 40)
  await measure(`a price and its French text, ${way}`, () => publishBoth(isOn), 8)
  await measure(`an issue in three languages, ${way}`, () => writeAndSend(isOn), 10)
}
console.table(rows)
await browser.close()
await site.close()
process.exit(Object.values(rows).some(({ presses, most = presses }) => presses > most) ? 1 : 0)

/** A page in a browser of its own, and the count of what is done from there. */
async function openPage(path: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  // Presses are counted, not their time: a busy machine takes long.
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  const counted: Counted = { presses: 0, pages: 0, letters: 0 }
  await page.goto(path)
  if (javaScriptEnabled) await alive(page)
  // The mail beside an issue has a frame of its own.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) counted.pages += 1
  })
  return { context, page, counted }
}

async function answerAll({ javaScriptEnabled, open, begin, send }: Way): Promise<Counted> {
  await fill()
  const { context, page, counted } = await openPage('/dashboard/inbox', javaScriptEnabled)
  if (javaScriptEnabled) await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor()
  await open(page, counted)
  // The pane beside the list has a reply too.
  await page.waitForURL('**/dashboard/contacts/**')
  for (let left = enquiries; left > 0; left--) {
    await page.locator('#reply-body').waitFor()
    const record = page.url()
    await begin(page, counted)
    await page.keyboard.type(answer)
    counted.letters += answer.length
    await send(page, counted)
    await page.waitForURL((url) => url.href !== record)
  }
  await context.close()
  const unanswered = await site.db.selectFrom('records').select('id').where('status', '!=', 'completed').execute()
  if (unanswered.length > 0) throw new Error(`${unanswered.length} enquiries are not answered`)
  return counted
}

/** A link with scripts, and without them a button that keeps a reply. */
const toAccept = '.record-actions :is(a, button):has-text("Accept")'

/** Accepts each into the next run and confirms the place: the page of the act shows the mail that it sends. */
async function confirmAll(javaScriptEnabled: boolean): Promise<Counted> {
  await fillApplications()
  const { context, page, counted } = await openPage('/dashboard/careers', javaScriptEnabled)
  await click('tbody th a')(page, counted)
  for (let left = applicants; left > 0; left--) {
    const accept = page.locator(toAccept).first()
    await accept.waitFor()
    const record = page.url()
    await click(toAccept)(page, counted)
    await click('#decision [name=confirm]')(page, counted)
    await click('#decision .button-primary')(page, counted)
    await page.waitForURL((url) => url.href !== record && !url.pathname.endsWith('/accept'))
  }
  await context.close()
  const places = await site.db.selectFrom('course_signups').select('id').where('status', '=', 'confirmed').execute()
  if (places.length < applicants) throw new Error(`only ${places.length} places are confirmed`)
  return counted
}

/** From the page of a course, as visitors have it, to both texts on the site. With scripts the forms open beside the page. */
async function publishBoth(javaScriptEnabled: boolean): Promise<Counted> {
  // One that has neither yet.
  const course = javaScriptEnabled ? 'react' : 'vue'
  const { context, page, counted } = await openPage(`/careers/${course}`, javaScriptEnabled)
  const press = (selector: string) => click(selector)(page, counted)
  const form = javaScriptEnabled ? page.frameLocator('.edit-beside iframe') : page
  const save = async (field: string, text: string) => {
    await form.locator(field).fill(text)
    counted.letters += text.length
    counted.presses += 1
    await form.locator('.publish-bar button[type=submit]:visible').click()
    await page.locator('main > .banner').waitFor()
  }
  await press('.site-actions a[href$="edit"]')
  const price = '.edit-bar a[href$="#text-price"]'
  await page.locator('.edit-bar').waitFor()
  // Many fields are folded.
  if (!(await page.locator(price).first().isVisible()))
    await press(`details:has(> span > ${price.split(' ')[1]}) > summary`)
  await press(price)
  await save('[name="price.amount"]', '123456')
  await press('.languages a[lang=fr]:visible')
  await page.waitForURL(`**/fr/careers/${course}?edit`)
  await press('.edit-mark[title="Edit: Short description"]')
  await save('[name=blurb]', 'Un texte tout neuf.')
  await press('.edit-bar form button')
  await page.locator('.edit-bar form').waitFor({ state: 'detached' })
  await context.close()
  const ofCourse = site.db.selectFrom('texts').select('language').where('key', '=', course)
  const live = await ofCourse.where('state', '=', 'live').execute()
  if (live.length < 2) throw new Error('The price or the French text is not published')
  return counted
}

/** Follows the next steps of the checklist, each to its empty field, until none is left, and signs the list off. */
async function launch(javaScriptEnabled: boolean): Promise<Counted> {
  const checklist = '/dashboard/settings/launch-checklist'
  const { context, page, counted } = await openPage(checklist, javaScriptEnabled)
  const press = (selector: string) => click(selector)(page, counted)
  const send = async (selector: string) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await press(selector)
    const status = (await answered).status()
    if (status >= 400) throw new Error(`${page.url()} answered ${status}`)
  }
  const steps = () =>
    page.locator('.launch-next a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (let left = await steps(); left.length > 0; ) {
    // The legal texts come last: a fact that they show would have them read again.
    const number = left.findIndex((step) => new URL(step).pathname !== checklist)
    const first = left[number] ?? left[0] ?? ''
    const form = new URL(first).pathname
    await press(`:nth-match(.launch-next a, ${Math.max(number, 0) + 1})`)
    await page.waitForURL(first)
    if (number === -1) await send('section[aria-labelledby=legal-texts] button')
    else {
      for (const step of left.filter((step) => new URL(step).pathname === form)) await fillIn(page, counted, step)
      await send('.publish-bar button[type=submit]:visible')
    }
    await page.waitForURL((url) => url.pathname === checklist)
    await page
      .waitForFunction((count) => document.querySelectorAll('.launch-next a').length < count, left.length)
      .catch(() => {
        throw new Error(`A press that leads nowhere: ${first}`)
      })
    left = await steps()
  }
  await press('#launch [name=signedOff]')
  await press('#launch button[type=submit]')
  await page.getByText('search engines may list the site').first().waitFor()
  await context.close()
  return counted
}

/** What the field of a step takes, in place of what is missing in it. */
async function fillIn(page: Page, counted: Counted, step: string) {
  const field = page.locator(`[id="${decodeURIComponent(step.split('#')[1] ?? '')}"]`)
  await field.waitFor()
  const kind = await field.evaluate((one) => one.getAttribute('type') ?? one.tagName.toLowerCase())
  const values: Record<string, string> = {
    email: 'known@example.com',
    tel: '+82 2 555 0101',
    url: 'https://example.com/known',
    date: '2021-03-02',
  }
  const isDecimal = (await field.getAttribute('inputmode')) === 'decimal'
  const before = await field.inputValue()
  const value =
    values[kind] ?? (isDecimal ? '37.5' : before.replace(/\[[^[\]]+ – to be confirmed\]/g, 'Known') || 'Known')
  await field.fill(value)
  counted.letters += value.length
}

/** From the list of issues to one that is sent, with two articles in each language. */
async function writeAndSend(javaScriptEnabled: boolean): Promise<Counted> {
  const { context, page, counted } = await openPage('/dashboard/newsletter/issues', javaScriptEnabled)
  const press = (selector: string) => click(selector)(page, counted)
  const type = async (text: string) => {
    counted.letters += text.length
    await page.keyboard.type(text)
  }
  await press('#new-issue button')
  await isBegun(page, 'en')
  const id = page.url().split('/').at(-3) ?? ''
  await type(subjects.en)
  await press('[name=body]')
  await type('Two articles about what we learned this spring.')
  for (const number of [1, 2]) await press(`.post-chooser li:nth-child(${number}) :is(button, input)`)
  if (!javaScriptEnabled) await press('button[value=insert]')
  for (const language of ['fr', 'ko'] as const) {
    await press(`button[name=next][value=${language}]`)
    await isBegun(page, language)
    await type(subjects[language])
  }
  await press('button[name=next][value=send]')
  await page.waitForURL('**/schedule')
  await press('#issue-schedule button[type=submit]')
  await page.waitForURL(`**/issues/${id}`)
  await context.close()
  const [issue, texts] = [await findIssue(site.db, id), await listTexts(site.db, id)]
  const made = texts.map(({ language, subject, body }) => [language, subject, postsIn(body)])
  const expected = languages.map((one) => [one, subjects[one], [`alpha-${one}`, `beta-${one}`]])
  if (issue?.status !== 'scheduled' || JSON.stringify(made) !== JSON.stringify(expected))
    throw new Error(`The issue is ${issue?.status}, with ${JSON.stringify(made)}`)
  return counted
}

/** The cursor waits in the subject of a text that has none. */
async function isBegun(page: Page, language: string) {
  await page.waitForURL(`**/text/${language}`)
  await page.locator('textarea[name=subject]:focus').waitFor()
}

/** Two articles in three languages, the newest of all, and a reader of each language. */
async function fillPosts() {
  const now = Date.now()
  for (const name of ['beta', 'alpha']) {
    const ids = []
    for (const language of languages)
      ids.push(await makePost(site.db, { title: `${name} (${language})`, slug: `${name}-${language}`, language }, now))
    const [original = null, ...translations] = ids
    await site.db.updateTable('posts').set({ original_id: original }).where('id', 'in', translations).execute()
  }
  await addSubscribers(
    site.db,
    languages.map((language) => ({ email: `${language}@example.com`, language })),
    now,
  )
}

async function fillApplications() {
  await site.db.deleteFrom('records').execute()
  const now = Date.now()
  const run = { starts_on: '2040-03-01', ends_on: '2040-05-01', seats: applicants * 2 }
  const told = { place: 'Room 7', hours: 'Mon and Wed 18:00–20:00', language: 'en' as const, teacher: null }
  await createRun(site.db, { course: 'react', ...run, ...told }, { actor: theSite, now })
  for (let number = 1; number <= applicants; number++) {
    const typed = { ...input, firstName: 'Person', lastName: `${number}`, email: `person${number}@example.com` }
    const sender = { digest: `bench ${number} ${Math.random()}`, client: `client ${number}`, language: 'en' as const }
    const sent = { ...sender, spamReasons: null, now: now - number * 60_000 }
    await submitApplication(site.db, typed, sent)
  }
}

async function fill() {
  await site.db.deleteFrom('records').execute()
  for (let number = 1; number <= enquiries; number++) {
    const message = `Could you build a shop for us? We have ${number * 10} products and deliver in town.`
    const sender = {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.com`,
      subject: `Shop ${number}`,
      message,
    }
    const how = { digest: `bench ${number} ${Math.random()}`, client: `client ${number}`, language: 'en' as const }
    await submitEnquiry(site.db, 'contact', sender, { ...how, spamReasons: null, now: Date.now() - number * 60_000 })
  }
}
