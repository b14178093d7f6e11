// Published lists of XSS payloads, written into an article in every Markdown construct, in a real browser without a
// Content-Security-Policy: parser and sanitiser alone must neutralise them.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { renderMarkdown } from '#app/features/blog/markdown/render-markdown.server.ts'
import { sanitize } from '#app/features/blog/markdown/sanitize.server.ts'

const appUrl = 'https://site.example'
const folder = 'tests/support/script-injection'
const lists = [
  'tests/support/naughty-strings/blns.json',
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
]
const payloadsOf = (list: string): string[] => JSON.parse(readFileSync(list, 'utf8'))

const article = (source: string) => renderMarkdown(source, { appUrl }).html
const articles = (payload: string) => [
  article(payload),
  article(`# ${payload}`),
  article(`[a](${payload})`),
  article(`[a](<${payload}> "${payload}")`),
  article(`[a]: ${payload}\n\n[a]`),
  article(`![${payload}](${payload})`),
  article(`![a](/media/a.png "${payload}")`),
  article(`<${payload}>`),
  article(`\`\`\`${payload}\n${payload}\n\`\`\``),
  article(`\`\`\`html\n${payload}\n\`\`\``),
  article(`| ${payload} |\n| -- |\n| ${payload} |`),
  article(`[^${payload}]\n\n[^${payload}]: ${payload}`),
  // As if the parser had passed it through.
  sanitize(payload),
]

/** Opens the HTML and returns everything that it executed. */
async function open(page: Page, html: string): Promise<string[]> {
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const tell = (text: string) => console.log(`ran ${text}`)
    Object.assign(window, { alert: tell, confirm: tell, prompt: tell, print: tell })
    window.addEventListener('error', ({ message }) => console.log(`ran into ${message}`))
  })
  page.on('console', (message) => {
    if (message.text().startsWith('ran ')) events.push(message.text())
  })
  await page.route('**', (route) => {
    const request = route.request()
    if (request.url() === `${appUrl}/`) {
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>Test</title>${html}`,
      })
    }
    // Pictures may load over https; nothing else may be requested.
    if (request.resourceType() !== 'image' || !request.url().startsWith('https:'))
      events.push(`request ${request.url()}`)
    return route.abort()
  })
  await page.goto(`${appUrl}/`, { waitUntil: 'load' })
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      for (const type of [
        'mouseover',
        'mouseenter',
        'focus',
        'toggle',
        'animationend',
        'transitionend',
        'copy',
        'load',
        'error',
      ]) {
        element.dispatchEvent(new Event(type))
      }
    }
  })
  return events
}

/** Elements and attributes that an article must never contain. */
const strays = (page: Page) =>
  page.evaluate(() => {
    const allowed = new Set(
      'a blockquote br code div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p picture pre s section source span strong sup table tbody td th thead tr ul'.split(
        ' ',
      ),
    )
    return [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...(allowed.has(element.localName) ? [] : [`<${element.localName}>`]),
      ...[...element.attributes].filter(({ name }) => /^on|^style$|^srcdoc$/.test(name)).map(({ name }) => name),
      // A URL that no browser understands has the protocol ":" and is harmless.
      ...(element instanceof HTMLAnchorElement && !/^((https?|mailto|tel)?:)?$/.test(element.protocol)
        ? [element.href]
        : []),
    ])
  })

for (const list of lists) {
  // The shorter list is of payloads only.
  const tag = list.endsWith('dompurify.json') ? [] : '@rest'
  test(`nothing in ${list} executes in an article`, { tag }, async ({ page }) => {
    const payloads = payloadsOf(list)
    expect(payloads.length).toBeGreaterThan(100)
    const html = payloads.flatMap(articles).join('\n<hr>\n')
    expect(await open(page, html)).toEqual([])
    expect(await strays(page)).toEqual([])
  })
}

test('the same browser detects an executed script', async ({ page }) => {
  const events = await open(
    page,
    '<img src="data:," onerror="alert(1)"><iframe src="https://other.example/"></iframe><b style="x">',
  )
  expect(events).toContain('ran 1')
  expect(events).toContain('request https://other.example/')
  expect(await strays(page)).toEqual(expect.arrayContaining(['onerror', '<iframe>', 'style']))
})
