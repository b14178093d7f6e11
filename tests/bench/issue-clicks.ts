// npx tsx tests/bench/issue-clicks.ts, after npm run build: writes an issue with two posts in three languages and sends it, and
// prints the presses, pages and typed letters, with scripts and without.
import { chromium, type Page } from 'playwright'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { postsIn } from '#app/mail/issue/body.server.ts'
import { alive } from '#tests/support/browser-fixtures.ts'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'
import { addSubscribers } from '#tests/support/issues.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'

const languages = ['en', 'fr', 'ko'] as const
const subjects = { en: 'What we built in spring', fr: 'Ce que nous avons construit au printemps', ko: '봄에 만든 것' }
const words = 'Two articles about what we learned this spring.'

const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArguments })
const visitor = await signedIn(site, 'editor')
await fill()
const rows: Record<string, unknown> = {}
for (const javaScriptEnabled of [true, false])
  rows[javaScriptEnabled ? 'with scripts' : 'without scripts'] = await writeAndSend(javaScriptEnabled)
console.table(rows)
await browser.close()
await site.close()
process.exit()

async function writeAndSend(javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  const page = await context.newPage()
  const counted = { presses: 0, pages: 0, letters: 0 }
  const press = async (selector: string) => {
    counted.presses += 1
    await page.locator(selector).first().click()
  }
  const type = async (text: string) => {
    counted.letters += text.length
    await page.keyboard.type(text)
  }
  await page.goto('/dashboard/newsletter/issues')
  if (javaScriptEnabled) await alive(page)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) counted.pages += 1
  })
  await press('#new-issue button')
  await opened(page, 'en')
  const id = page.url().split('/').at(-3) ?? ''
  await type(subjects.en)
  await press('[name=body]')
  await type(words)
  const choice = (number: number) => `.post-chooser li:nth-child(${number}) :is(button, input)`
  for (const number of [1, 2]) await press(choice(number))
  if (!javaScriptEnabled) await press('button[value=insert]')
  for (const language of ['fr', 'ko'] as const) {
    await press(`button[name=next][value=${language}]`)
    await opened(page, language)
    await type(subjects[language])
  }
  await press('button[name=next][value=send]')
  await page.waitForURL('**/schedule')
  await press('#issue-schedule button[type=submit]')
  await page.waitForURL(`**/issues/${id}`)
  await context.close()
  await prove(id)
  return counted
}

/** The cursor waits in the subject of a text that has none. */
async function opened(page: Page, language: string) {
  await page.waitForURL(`**/text/${language}`)
  await page.locator('textarea[name=subject]:focus').waitFor()
}

async function prove(id: string) {
  const [issue, texts] = [await findIssue(site.db, id), await listTexts(site.db, id)]
  const made = texts.map(({ language, subject, body }) => [language, subject, postsIn(body)])
  const expected = [
    ['en', subjects.en, ['alpha-en', 'beta-en']],
    ['fr', subjects.fr, ['alpha-fr', 'beta-fr']],
    ['ko', subjects.ko, ['alpha-ko', 'beta-ko']],
  ]
  if (issue?.status !== 'scheduled' || JSON.stringify(made) !== JSON.stringify(expected))
    throw new Error(`The issue is ${issue?.status}, with ${JSON.stringify(made)}`)
}

/** Two articles in three languages, the newest of all, and a reader of each language. */
async function fill() {
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
